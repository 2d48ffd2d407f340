import OpenInNew from '@mui/icons-material/OpenInNew'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { playerUrl, readBroadcast } from '@upper-bracket/shared/live/broadcast'
import type { LiveLink } from '@upper-bracket/shared/live/liveLinks'
import { useTranslation } from 'react-i18next'

/** The player of one broadcast, or a link if the service has no player for it. */
export function Player({ link, name }: { link: LiveLink; name: string }) {
  const { t } = useTranslation('live')
  const read = readBroadcast(link.url)
  const src = read.ok ? playerUrl(read.value, location.hostname) : null
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Box sx={frame}>
        {src === null ? (
          <Typography color="textSecondary" sx={{ m: 'auto', p: 3, textAlign: 'center', maxWidth: '44ch' }}>
            {t('noPlayer')}
          </Typography>
        ) : (
          <iframe
            key={src}
            src={src}
            title={name}
            // The sandbox prevents players from navigating or reading the page.
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation allow-forms"
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        )}
      </Box>
      <Button
        component="a"
        href={link.url}
        target="_blank"
        rel="noopener noreferrer"
        color="inherit"
        startIcon={<OpenInNew />}
      >
        {t(read.ok && read.value.service === 'youtube' ? 'watchOnYoutube' : 'watchOnTwitch')}
      </Button>
    </Box>
  )
}

const frame = {
  display: 'flex',
  width: '100%',
  aspectRatio: '16 / 9',
  maxHeight: 'calc(100dvh - 300px)',
  minHeight: 200,
  overflow: 'hidden',
  borderRadius: 1,
  bgcolor: 'background.raised',
  '& > iframe': { flexGrow: 1, border: 0 },
} as const

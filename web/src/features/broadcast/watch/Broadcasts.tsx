import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { type LiveLink, linkName } from '@upper-bracket/shared/live/liveLinks'
import { useTranslation } from 'react-i18next'
import { useLanguageNames } from '#platform/language/useLanguageNames.ts'
import { Player } from './Player.tsx'

interface BroadcastsProps {
  readonly links: readonly LiveLink[]
  /** The one in the player. */
  readonly link: LiveLink
  readonly onChoose: (url: string) => void
}

/** The broadcasts of a competition: one in the player, the others to choose from. */
export function Broadcasts({ links, link, onChoose }: BroadcastsProps) {
  const { t } = useTranslation('live')
  const languageNames = useLanguageNames()
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {links.length > 1 && (
        <Box role="group" aria-label={t('choose')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {links.map(each => (
            <ButtonBase
              key={each.url}
              aria-pressed={each.url === link.url}
              onClick={() => onChoose(each.url)}
              sx={choice}
            >
              <Typography component="span" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
                {linkName(each)}
              </Typography>
              <Typography component="span" variant="body2" color="textSecondary">
                {languageNames(each.lang)}
              </Typography>
            </ButtonBase>
          ))}
        </Box>
      )}
      <Player link={link} name={linkName(link)} />
    </Box>
  )
}

const choice = {
  display: 'grid',
  justifyItems: 'start',
  minHeight: 48,
  px: 2,
  py: 0.75,
  textAlign: 'left',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 1,
  '&:hover': { bgcolor: 'background.raised' },
  '&[aria-pressed="true"]': { borderColor: 'brand.main', bgcolor: 'background.paper' },
} as const

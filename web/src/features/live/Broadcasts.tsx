import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { readBroadcast } from '@upper-bracket/shared/live/broadcast'
import type { LiveLink } from '@upper-bracket/shared/live/liveLinks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { useLanguageNames } from '#platform/language/useLanguageNames.ts'
import { Player } from './Player.tsx'

/** The broadcasts of a competition: one in the player, the others to choose from. */
export function Broadcasts({ links }: { links: readonly LiveLink[] }) {
  const { t } = useTranslation('live')
  const { language } = useLanguage()
  const languageNames = useLanguageNames()
  const [chosen, setChosen] = useState<string | null>(null)
  const link =
    links.find(({ url }) => url === chosen) ?? links.find(({ lang }) => lang === language) ?? links[0]
  if (link === undefined) return null
  const nameOf = ({ title, url }: LiveLink) => title || serviceName(url)
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {links.length > 1 && (
        <Box role="group" aria-label={t('choose')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {links.map(each => (
            <ButtonBase
              key={each.url}
              aria-pressed={each.url === link.url}
              onClick={() => setChosen(each.url)}
              sx={choice}
            >
              <Typography component="span" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
                {nameOf(each)}
              </Typography>
              <Typography component="span" variant="body2" color="textSecondary">
                {languageNames(each.lang)}
              </Typography>
            </ButtonBase>
          ))}
        </Box>
      )}
      <Player link={link} name={nameOf(link)} />
    </Box>
  )
}

function serviceName(url: string): string {
  const read = readBroadcast(url)
  return read.ok && read.value.service === 'youtube' ? 'YouTube' : 'Twitch'
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

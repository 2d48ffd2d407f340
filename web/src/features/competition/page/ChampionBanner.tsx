import EmojiEvents from '@mui/icons-material/EmojiEvents'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { memo, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { Celebration } from '#ui/celebration/Celebration.tsx'
import { SharePodium } from '../podium/SharePodium.tsx'

const rays = Array.from({ length: 24 }, (_, ray) => ray * 15)

/**
 * The champion: the only loud element of the page. Visitors who are on the page when the champion is known also get an
 * announcement for screen readers.
 */
export const ChampionBanner = memo(function ChampionBanner({
  competition,
}: {
  competition: CompetitionDocument
}) {
  const name = competition.champion?.name ?? null
  const { t } = useTranslation('competition')
  const [atFirst] = useState(name)
  const news = name === null || name === atFirst ? '' : `${t('champion')}: ${name}`
  return (
    <Box sx={{ position: 'relative' }}>
      <Box role="status" sx={visuallyHidden}>
        {news}
      </Box>
      {name !== null && (
        <Banner name={name}>
          <SharePodium competition={competition} />
        </Banner>
      )}
      <Celebration reached={name !== null} />
    </Box>
  )
})

/** A long word gets smaller letters on a phone, so that it is not broken. */
const nameSizes = {
  short: 'clamp(1.4rem, 1rem + 3vw, 2.75rem)',
  long: 'clamp(1.05rem, 0.5rem + 2.8vw, 2.75rem)',
} as const

function Banner({ name, children }: { name: string; children: ReactNode }) {
  const hasLongWord = name.split(' ').some(word => word.length > 10)
  const { t } = useTranslation('competition')
  return (
    <Box
      component="section"
      aria-label={t('champion')}
      sx={{
        position: 'relative',
        overflow: 'hidden',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: { xs: 2, sm: 3 },
        rowGap: 1.5,
        px: { xs: 2, sm: 4 },
        py: { xs: 2, sm: 3.5 },
        mb: 2,
        borderRadius: 1,
        bgcolor: 'brand.main',
        color: 'brand.contrastText',
        animation: 'champion-in 500ms cubic-bezier(.2,.9,.3,1.2)',
        '@keyframes champion-in': { from: { opacity: 0, transform: 'scale(.97)' } },
      }}
    >
      <Box
        component="svg"
        aria-hidden
        viewBox="-100 -100 200 200"
        sx={{
          position: 'absolute',
          left: { xs: 40, sm: 68 },
          top: '50%',
          width: 2800,
          height: 2800,
          transform: 'translate(-50%, -50%)',
          opacity: 0.1,
          pointerEvents: 'none',
        }}
      >
        {rays.map(angle => (
          <path key={angle} d="M0 0L-7 -98L7 -98Z" fill="currentColor" transform={`rotate(${angle})`} />
        ))}
      </Box>
      <EmojiEvents aria-hidden sx={{ fontSize: { xs: 48, sm: 72 }, position: 'relative' }} />
      <Box sx={{ position: 'relative', flex: '1 1 0', minWidth: 160 }}>
        <Typography variant="overline" component="p">
          {t('champion')}
        </Typography>
        <Typography
          component="p"
          variant="h1"
          sx={{ fontSize: hasLongWord ? nameSizes.long : nameSizes.short, overflowWrap: 'anywhere' }}
        >
          {name}
        </Typography>
      </Box>
      {/* On a phone, below the name. */}
      <Box sx={{ ml: { xs: 8, sm: 0 } }}>{children}</Box>
    </Box>
  )
}

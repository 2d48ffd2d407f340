import EmojiEvents from '@mui/icons-material/EmojiEvents'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { type Champion, championsOf } from '@upper-bracket/shared/competition/champions'
import { championTitle } from '@upper-bracket/shared/wording/championTitle'
import { memo, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { Celebration } from '#ui/celebration/Celebration.tsx'
import { SharePodium } from '../podium/SharePodium.tsx'

const rays = Array.from({ length: 24 }, (_, ray) => ray * 15)

/**
 * The champions: the only loud element of the page. Visitors who are on the page when one is known also get an
 * announcement for screen readers.
 */
export const ChampionBanner = memo(function ChampionBanner({
  competition,
}: {
  competition: CompetitionDocument
}) {
  const champions = championsOf(competition)
  const { t } = useTranslation('competition')
  const titles = champions.map(each => `${championTitle(t, each)}: ${each.name}`)
  const [atFirst] = useState(titles)
  const news = titles.filter(title => !atFirst.includes(title)).join('. ')
  return (
    <Box sx={{ position: 'relative' }}>
      <Box role="status" sx={visuallyHidden}>
        {news}
      </Box>
      {champions.length > 0 && (
        <Banner champions={champions}>
          <SharePodium competition={competition} />
        </Banner>
      )}
      <Celebration reached={champions.length > 0} />
    </Box>
  )
})

/** A long word gets smaller letters on a phone, so that it is not broken. */
const nameSizes = {
  short: 'clamp(1.4rem, 1rem + 3vw, 2.75rem)',
  long: 'clamp(1.05rem, 0.5rem + 2.8vw, 2.75rem)',
} as const

const severalColumns = {
  display: 'grid',
  gap: '12px 24px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
} as const

/** The names of several champions are smaller. */
function Banner({ champions, children }: { champions: readonly Champion[]; children: ReactNode }) {
  const isOne = champions.every(({ group }) => group === undefined)
  const hasLongWord = champions.some(({ name }) => name.split(' ').some(word => word.length > 10))
  const { t } = useTranslation('competition')
  return (
    <Box
      component="section"
      aria-label={t(isOne ? 'champion' : 'champions')}
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
      <Box sx={[{ position: 'relative', flex: '1 1 0', minWidth: 160 }, !isOne && severalColumns]}>
        {champions.map(champion => (
          <div key={champion.group ?? 0}>
            <Typography variant="overline" component="p">
              {championTitle(t, champion)}
            </Typography>
            <Typography
              component="p"
              variant="h1"
              sx={{
                fontSize: isOne
                  ? nameSizes[hasLongWord ? 'long' : 'short']
                  : hasLongWord
                    ? '1.05rem'
                    : '1.25rem',
                overflowWrap: 'anywhere',
              }}
            >
              {champion.name}
            </Typography>
          </div>
        ))}
      </Box>
      {/* On a phone, below the name. */}
      <Box sx={{ ml: { xs: 8, sm: 0 } }}>{children}</Box>
    </Box>
  )
}

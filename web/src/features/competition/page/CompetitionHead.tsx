import EditOutlined from '@mui/icons-material/EditOutlined'
import LinkOutlined from '@mui/icons-material/LinkOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { isOrganizer, may } from '@upper-bracket/shared/competition/permissions'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useMatch } from 'react-router'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useMyParticipation } from '#documents/ownPlayer.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { routePatterns } from '#platform/addresses/routePatterns.ts'
import { CompetitionStatusLabel } from '#ui/CompetitionStatusLabel.tsx'
import { GameBackdrop } from '#ui/game/GameBackdrop.tsx'
import { GameLabel } from '#ui/game/GameLabel.tsx'
import { useCopy } from '#ui/useCopy.ts'
import { BannerPicture } from '../BannerPicture.tsx'
import { NextStep } from '../nextStep/NextStep.tsx'
import { HeadFacts } from './HeadFacts.tsx'

/**
 * The head of every page of a competition: its name, and the reader's next step. Once there is a bracket it is a single
 * row, because visitors come for the matches below.
 */
export const CompetitionHead = memo(function CompetitionHead({
  competition,
}: {
  competition: CompetitionDocument
}) {
  const { t } = useTranslation('competition')
  const own = useMyParticipation(competition)
  const { game, bannerURL, name } = competition
  // A draft has everything to do on its page.
  const isDraftPage = useMatch(routePatterns.competitionDraft) !== null
  const isOpen = competition.status === 'registration' && !isDraftPage
  return (
    <Box
      component="header"
      sx={theme => ({
        position: 'relative',
        mt: { xs: 1.5, md: isOpen ? 2 : 1.5 },
        mb: 1,
        overflow: 'hidden',
        bgcolor: 'background.paper',
        border: `1px solid ${theme.vars.palette.divider}`,
        borderLeft: `5px solid ${theme.vars.palette[game].main}`,
        borderRadius: 1,
      })}
    >
      {isOpen && <BannerPicture bannerURL={bannerURL} instead={<GameBackdrop game={game} />} />}
      <Box sx={isOpen ? openHead : compactHead}>
        <Box sx={isOpen ? { gridArea: 'name', minWidth: 0 } : nameAndStatus}>
          {isOpen && (
            <Box sx={labels}>
              <GameLabel game={game} />
              <CompetitionStatusLabel competition={competition} />
              {isOrganizer(own.roles) && (
                <Box
                  component="span"
                  sx={{ fontSize: '0.8125rem', fontWeight: 650, color: 'text.secondary' }}
                >
                  {t('youOrganize')}
                </Box>
              )}
            </Box>
          )}
          <Typography variant="h1" title={name} sx={isOpen ? openName : compactName}>
            {name}
          </Typography>
          {!isOpen && <CompetitionStatusLabel competition={competition} />}
        </Box>
        <Tools competition={competition} mayEdit={may('updateCompetition', own.roles)} />
        {isOpen && <HeadFacts competition={competition} />}
        {!isDraftPage && <NextStep competition={competition} own={own} />}
      </Box>
    </Box>
  )
})

function Tools({ competition, mayEdit }: { competition: CompetitionDocument; mayEdit: boolean }) {
  const { t } = useTranslation('competition')
  const copied = useCopy()
  const link = new URL(hrefs.competition(competition.id), location.origin).href
  return (
    <Box sx={{ gridArea: 'tools', display: 'flex', '@media print': { display: 'none' } }}>
      {mayEdit && (
        <IconButton
          component={Link}
          to={hrefs.editCompetition(competition.id)}
          aria-label={t('edit')}
          title={t('edit')}
          sx={tool}
        >
          <EditOutlined />
        </IconButton>
      )}
      <IconButton
        aria-label={t('copyLink')}
        title={t('copyLink')}
        onClick={() => void copied(link, t('linkCopied'), t('linkNotCopied'))}
        sx={tool}
      >
        <LinkOutlined />
      </IconButton>
    </Box>
  )
}

/** The head, which clips what exceeds it, is hardly higher. */
const tool = { width: 44, height: 44, '&.Mui-focusVisible': { outlineOffset: -2 } } as const

const openHead = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"name tools" "facts facts" "step step"',
  columnGap: 1,
  rowGap: 1.25,
  alignItems: 'start',
  pl: { xs: 1.5, sm: 2.5 },
  pr: { xs: 1.5, sm: 2 },
  py: { xs: 1.5, md: 2 },
} as const

const compactHead = {
  display: 'grid',
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, auto) minmax(0, 1fr) auto' },
  gridTemplateAreas: { xs: '"name tools" "step step"', md: '"name step tools"' },
  columnGap: 1,
  minHeight: { xs: 48, md: 62 },
  pl: 1.5,
  pr: 0.5,
} as const

const labels = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.25,
  alignItems: 'center',
  mb: 0.5,
} as const

const openName = {
  fontSize: 'clamp(1.35rem, 1rem + 1.8vw, 2.5rem)',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  // 32 digits of our font: those of the one before it are narrower.
  maxWidth: '29.6em',
} as const

/** If both do not fit on one line, the name takes the full width. */
const nameAndStatus = {
  gridArea: 'name',
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.25,
  py: 0.5,
  // If the status does not fit next to the name, both are centred within the height of one line.
  '& > span': { lineHeight: 1.25 },
} as const

const compactName = {
  flex: '0 1 auto',
  maxWidth: '100%',
  fontSize: { xs: '1rem', md: '1.25rem' },
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
} as const

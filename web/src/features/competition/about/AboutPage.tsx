import EmojiEventsOutlined from '@mui/icons-material/EmojiEventsOutlined'
import ForumOutlined from '@mui/icons-material/ForumOutlined'
import GavelOutlined from '@mui/icons-material/GavelOutlined'
import ReplayOutlined from '@mui/icons-material/ReplayOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextLink from '@mui/material/Link'
import { may } from '@upper-bracket/shared/competition/permissions'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type CompetitionDocument, useCompetitionQuery } from '#documents/competition.ts'
import { useMyParticipation } from '#documents/ownPlayer.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { CopyLinkButton } from '#ui/CopyLinkButton.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { OutsideLink } from '#ui/text/OutsideLink.tsx'
import { DescriptionText } from '../DescriptionText.tsx'
import { useCompetitionParam } from '../useCompetitionParam.ts'
import { CompetitionFacts } from './CompetitionFacts.tsx'
import { contactAddress } from './contactAddress.ts'

// Only organizers load it, and its texts.
const SaveFileButton = lazy(() => import('./SaveFileButton.tsx'))

/** The tab 'About' of a competition: everything that its organizers say about it. */
export default function AboutPage() {
  const competition = useCompetitionQuery(useCompetitionParam()).currentData?.value
  return competition ? <About competition={competition} /> : <RowsSkeleton rows={3} />
}

function About({ competition }: { readonly competition: CompetitionDocument }) {
  const { t } = useTranslation('competition')
  const { roles } = useMyParticipation(competition)
  const { id, description, prizes, contact, rules } = competition
  const address = contactAddress(contact)
  const hasNotes = prizes !== '' || contact !== '' || rules !== ''
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <CompetitionFacts competition={competition} />
      {(hasNotes || description !== '') && (
        <Box sx={columns(hasNotes && description !== '')}>
          {description !== '' && (
            <Box sx={{ minWidth: 0, maxWidth: '75ch' }}>
              <DescriptionText text={description} />
            </Box>
          )}
          {hasNotes && (
            // On a phone the prizes come before a long text.
            <Box sx={{ display: 'grid', gap: 1.5, order: { xs: -1, md: 0 } }}>
              {prizes !== '' && (
                <Note icon={<EmojiEventsOutlined aria-hidden />} name={t('setting_prizes')}>
                  {prizes}
                </Note>
              )}
              {contact !== '' && (
                <Note icon={<ForumOutlined aria-hidden />} name={t('reach')}>
                  {address === null ? contact : <OutsideLink href={address}>{contact}</OutsideLink>}
                </Note>
              )}
              {rules !== '' && (
                <Note icon={<GavelOutlined aria-hidden />} name={t('setting_rules')}>
                  <TextLink
                    component={Link}
                    to={hrefs.competitionRules(id)}
                    color="inherit"
                    underline="always"
                  >
                    {t('readRules')}
                  </TextLink>
                </Note>
              )}
            </Box>
          )}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '@media print': { display: 'none' } }}>
        <CopyLinkButton href={hrefs.competition(id)} variant="outlined" />
        {may('updateCompetition', roles) && (
          <Button
            component={Link}
            to={hrefs.newCompetition(id)}
            variant="outlined"
            color="inherit"
            startIcon={<ReplayOutlined />}
          >
            {t('clone')}
          </Button>
        )}
        {may('updateCompetition', roles) && (
          <Suspense>
            <SaveFileButton competitionId={id} />
          </Suspense>
        )}
      </Box>
    </Box>
  )
}

const columns = (areTwo: boolean) => ({
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: areTwo ? 'minmax(0, 1fr) 300px' : 'minmax(0, 1fr)' },
})

interface NoteProps {
  readonly icon: ReactNode
  readonly name: string
  readonly children: ReactNode
}

function Note({ icon, name, children }: NoteProps) {
  return (
    <Box
      sx={theme => ({
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: 1.5,
        p: 2,
        bgcolor: 'background.paper',
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: 1,
        '& svg': { color: 'brand.main' },
      })}
    >
      {icon}
      <div>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{name}</Box>
        <Box sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{children}</Box>
      </div>
    </Box>
  )
}

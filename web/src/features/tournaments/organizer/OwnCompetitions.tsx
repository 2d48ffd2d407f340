import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Link from '@mui/material/Link'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { listSections, overdueBefore } from '@upper-bracket/shared/competition/listSections'
import { organizerPageLimits } from '@upper-bracket/shared/organizerPage/organizerPageLimits'
import { type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import type { CompetitionDocument } from '#documents/competition.ts'
import { anything, useCompetitionsOfSectionQuery } from '#documents/competitionLists.ts'
import { useShowOnOrganizerPageMutation } from '#documents/organizerPages.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { CompetitionStatusLabel } from '#ui/CompetitionStatusLabel.tsx'
import { LocalTime } from '#ui/time/LocalTime.tsx'
import { useSend } from '#ui/useSend.ts'
import { CreateButton } from '../CreateButton.tsx'
import { TournamentSection } from '../TournamentSection.tsx'

/** The person's own competitions, each with a switch that puts it on their page. */
export default function OwnCompetitions({ uid }: { readonly uid: string }) {
  const { t } = useTranslation('organizers')
  const [overdue] = useState(() => overdueBefore(Date.now()))
  return (
    <Box component="section" aria-labelledby="on-page" sx={{ display: 'grid', gap: 3 }}>
      <div>
        <Typography id="on-page" variant="h2" sx={{ mb: 1 }}>
          {t('tournaments')}
        </Typography>
        <Typography color="textSecondary" sx={{ maxWidth: '75ch' }}>
          {t('tournamentsText', {
            inARow: organizerPageLimits.announcementsInARow,
            hours: organizerPageLimits.announcementHours,
          })}
        </Typography>
      </div>
      {listSections.map(section => (
        <OwnSection key={section} listed={{ whose: { owner: uid }, section, overdue, filter: anything }} />
      ))}
      <Box sx={{ justifySelf: 'start' }}>
        <CreateButton variant="outlined" />
      </Box>
    </Box>
  )
}

type Listed = Pick<Parameters<typeof TournamentSection>[0], 'whose' | 'section' | 'overdue' | 'filter'>

/** Nothing if there are none. */
function OwnSection({ listed }: { readonly listed: Listed }) {
  const first = useCompetitionsOfSectionQuery({ ...listed, after: null, until: null })
  if (first.currentData?.value.length === 0) return null
  return <TournamentSection {...listed} Card={OwnCompetition} />
}

interface OwnCompetitionProps {
  readonly competition: CompetitionDocument
  readonly linkRef?: Ref<HTMLAnchorElement> | undefined
}

function OwnCompetition({ competition, linkRef }: OwnCompetitionProps) {
  const { t } = useTranslation('organizers')
  const [showOnPage, { isLoading }] = useShowOnOrganizerPageMutation()
  const send = useSend()
  const { id, name, onPage, startDate, status } = competition
  const isShown = typeof onPage?.address === 'string'
  const show = (shown: boolean) =>
    send(showOnPage({ competitionId: id, shown }), {
      done: ({ announced }) => t(`announced_${announced}`),
    })
  return (
    <Box
      component="li"
      sx={theme => ({
        display: 'grid',
        gap: 1,
        alignContent: 'start',
        minWidth: 0,
        p: 2,
        bgcolor: 'background.paper',
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: 1,
      })}
    >
      <Link
        component={RouterLink}
        ref={linkRef}
        to={hrefs.competition(id)}
        color="inherit"
        sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}
      >
        {name}
      </Link>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, color: 'text.secondary' }}>
        <CompetitionStatusLabel competition={competition} />
        <LocalTime at={startDate} />
      </Box>
      <FormControlLabel
        control={
          <Switch
            checked={isShown}
            disabled={isLoading}
            onChange={(_, shown) => void show(shown)}
            slotProps={{ input: { 'aria-label': t('showNamed', { name }) } }}
          />
        }
        label={t('show')}
      />
      {isShown && status === 'registration' && onPage?.toldAt === null && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          aria-label={t('tellNamed', { name })}
          disabled={isLoading}
          onClick={() => void show(true)}
          sx={{ justifySelf: 'start' }}
        >
          {t('tell')}
        </Button>
      )}
    </Box>
  )
}

import { matchesAtFirst } from '@upper-bracket/shared/bracket/agenda/matchAgenda'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { drawsRounds } from '@upper-bracket/shared/bracket/kinds/kindOf'
import { seriesOutcome } from '@upper-bracket/shared/bracket/model/series'
import { roundKey } from '@upper-bracket/shared/bracket/rounds/roundKey'
import { isOrganizer, may, type Role } from '@upper-bracket/shared/competition/permissions'
import { asksForDecision, matchStep } from '@upper-bracket/shared/matchRoom/matchStep'
import { lazy, memo, type ReactNode, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { matchesById } from '#features/bracket/commands/liveBracket.ts'
import { useBracketScope, useMatches } from '#features/bracket/state/bracketScope.ts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { PlainList } from '#ui/PlainList.tsx'
import { minutesSince } from '@upper-bracket/shared/bracket/agenda/minutesSince'
import { type AgendaRow, useAgenda } from './useAgenda.ts'
import { useCalmOrder } from './useCalmOrder.ts'
import { WaitingMatches } from './WaitingMatches.tsx'
import { WatchedMatch } from './WatchedMatch.tsx'

const OrganizersMatches = lazy(() => import('./OrganizersMatches.tsx'))
// Only Swiss stages need it.
const DueRound = lazy(() => import('#features/bracket/stages/DueRound.tsx'))
const PlacesToFill = lazy(() => import('../teams/PlacesToFill.tsx'))
const TeamsToCheckIn = lazy(() => import('#features/matchRoom/section/TeamsToCheckIn.tsx'))

interface AgendaProps {
  readonly competition: CompetitionDocument
  readonly roles: ReadonlySet<Role>
}

/**
 * The matches that are on, can begin or wait for a team. Organizers start, score and decide them in place, and so do
 * producers unless teams run them; what needs a decision comes first.
 */
export const Agenda = memo(function Agenda({ competition, roles }: AgendaProps) {
  const { t } = useTranslation('bracket')
  const id = useId()
  const isSelfRun = competition.selfService !== null
  // What teams that run their matches wait for is shown only to organizers.
  const scores = may('scoreMatch', roles) && (!isSelfRun || isOrganizer(roles))
  const { shape, numbers } = useBracketScope()
  const all = useMatches()
  const { rows: listed, running, ready, waiting, behind, now } = useAgenda(competition, scores)
  const [shown, setShown] = useState<number>(scores ? matchesAtFirst.organizer : matchesAtFirst.spectator)
  const { order: calm, listProps } = useCalmOrder(listed.map(({ match }) => match.id))
  // A match that the format needs no more, after a change of it, is none that somebody may aim at.
  const order = calm.filter(matchId => numbers.has(matchId))
  const mayWait = shape.stages.some(stage => drawsRounds(stage) && stage.publishing === 'manual')
  const isEmpty = order.length === 0 && waiting.length === 0 && !mayWait
  if (competition.status !== 'running' || isEmpty) return null

  const current = new Map(listed.map(each => [each.match.id, each]))
  const ids = firstOf(order, shown, matchId => current.has(matchId))
  const rows = ids.flatMap((matchId): AgendaRow[] => {
    const known = current.get(matchId)
    if (known !== undefined) return [known]
    const match = matchesById(all).get(matchId)
    if (match === undefined) return []
    const step = matchStep(match, { competition, matchRoom: null, now })
    return [{ match, matchRoom: null, since: null, late: false, step }]
  })
  const late = listed.filter(each => each.late).length
  const decisions = scores ? listed.filter(({ step }) => asksForDecision(step)).length : 0
  const urgent = rows.find(hasAction)?.match.id
  const more = order.length - ids.length
  // Warnings follow once more is known; a line that appeared with them would move the matches.
  const mayWarn = scores || all.some(({ startsAt }) => startsAt != null)
  return (
    <Box component="section" aria-labelledby={id} data-on-screen sx={{ display: 'grid', gap: 1 }}>
      <Box sx={heading}>
        <Typography id={id} component="h2" variant="h3" sx={onlyWide}>
          {t('agenda')}
        </Typography>
        <Typography role="status" color="textSecondary" {...(!mayWarn && { sx: onlyWide })}>
          {t(scores && !isSelfRun ? 'agendaCounts' : 'agendaCountsSoon', {
            running: running.length,
            ready: ready.length,
          })}
          {decisions > 0 && <Warning>{t('agendaDecisions', { count: decisions })}</Warning>}
          {late > 0 && behind === 0 && scores && <Warning>{t('agendaLate', { matches: late })}</Warning>}
          {behind > 0 && <Warning>{t('agendaLateBy', { minutes: behind })}</Warning>}
        </Typography>
      </Box>
      {may('runBracket', roles) && (
        <Suspense>
          <PlacesToFill />
        </Suspense>
      )}
      {scores ? (
        <Box component="ul" {...listProps} sx={list}>
          <Suspense fallback={<Box component="li" sx={{ height: 160 }} />}>
            <OrganizersMatches competition={competition} rows={rows} now={now} urgent={urgent} />
          </Suspense>
        </Box>
      ) : (
        <Box {...listProps} sx={rounds}>
          {[...Map.groupBy(rows, ({ match }) => `${roundKey(match)} ${match.group}`)].map(
            ([key, inRound]) => (
              <InRound key={key} rows={inRound}>
                {inRound.map(row => (
                  <WatchedMatch
                    key={row.match.id}
                    match={row.match}
                    late={row.late}
                    minutes={minutesSince(row.since, now)}
                  />
                ))}
              </InRound>
            ),
          )}
        </Box>
      )}
      {more > 0 && (
        <Button
          color="inherit"
          variant="outlined"
          onClick={() => setShown(shown + 2 * matchesAtFirst.organizer)}
          sx={{ minHeight: 44, justifySelf: 'start' }}
        >
          {t('agendaMore', { matches: more })}
        </Button>
      )}
      {scores && competition.selfService !== null && (
        <Suspense>
          <TeamsToCheckIn selfService={competition.selfService} />
        </Suspense>
      )}
      {mayWait && (
        <Suspense>
          <DueRound organizes={may('runBracket', roles)} />
        </Suspense>
      )}
      <WaitingMatches waiting={waiting.filter(({ id }) => !ids.includes(id))} />
    </Box>
  )
})

/** Whether the row has one action for organizers, which can be the next step on the page. */
function hasAction({ match, step }: AgendaRow): boolean {
  if (asksForDecision(step) || step.kind === 'ready') return true
  return step.kind === 'running' && match.bestOf > 1 && seriesOutcome(match.bestOf, match.score) !== null
}

/** The matches of one round of a group, which is named once. */
function InRound({ rows, children }: { rows: readonly AgendaRow[]; children: ReactNode }) {
  const texts = useMatchTexts()
  const id = useId()
  const [first] = rows
  return (
    <div>
      <Box id={id} component="h3" sx={roundName}>
        {first && texts.round(first.match)}
      </Box>
      <PlainList aria-labelledby={id} sx={list}>
        {children}
      </PlainList>
    </div>
  )
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <Box component="strong" sx={{ color: 'warning.main' }}>
      {' · '}
      {children}
    </Box>
  )
}

/** Returns the first ids until `count` of them are counted. */
function firstOf(
  ids: readonly string[],
  count: number,
  isCounted: (id: string) => boolean,
): readonly string[] {
  let counted = 0
  const end = ids.findIndex(id => {
    if (isCounted(id)) counted += 1
    return counted > count
  })
  return end === -1 ? ids : ids.slice(0, end)
}

const onPhone = '@media (max-width: 699.95px)'

/** On a phone the tab of the round list names the list and counts the matches. */
const onlyWide = { [onPhone]: visuallyHidden } as const

const heading = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 2,
  // An empty box would still take a gap.
  [onPhone]: { display: 'contents' },
} as const

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
} as const

const rounds = { display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' } as const

const roundName = { m: 0, mb: 0.5, fontSize: '0.8125rem', fontWeight: 650, color: 'text.secondary' } as const

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type AgendaMatch, matchAgenda } from '@upper-bracket/shared/bracket/agenda/matchAgenda'
import { isOrganizer, type Role } from '@upper-bracket/shared/competition/permissions'
import { agendaLateness } from '@upper-bracket/shared/schedule/lateness'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useServerNow } from '#ui/time/useServerNow.ts'
import { useBracketScope, useMatches } from '../state/bracketScope.ts'
import { matchesById } from '../state/liveBracket.ts'
import { AgendaCard } from './AgendaCard.tsx'
import { useCalmOrder } from './useCalmOrder.ts'
import { useMissingByTeam } from './useMissingByTeam.ts'
import { WaitingMatches } from './WaitingMatches.tsx'

interface AgendaProps {
  readonly competition: CompetitionDocument
  readonly roles: ReadonlySet<Role>
}

/** The number of matches shown initially, and added at a time; a first round can have 256. */
const page = { organizer: 12, spectator: 6 } as const
const halfMinute = 30_000

/** The agenda above the bracket: running, ready and waiting matches. Organizers start and score them in place. */
export function Agenda({ competition, roles }: AgendaProps) {
  const { t } = useTranslation('bracket')
  const id = useId()
  const { shape, numbers } = useBracketScope()
  const all = useMatches()
  const organizes = isOrganizer(roles)
  const now = useServerNow(competition.status === 'running' ? halfMinute : null) ?? null
  const missing = useMissingByTeam(competition, organizes)
  const [shown, setShown] = useState<number>(organizes ? page.organizer : page.spectator)

  const matches = all.filter(match => numbers.has(match.id))
  const { startDate } = competition
  const { running, ready, waiting } = matchAgenda(matches, {
    now,
    startDate,
    createdAt: shape.createdAt ?? null,
  })
  const playable = [...running, ...ready]
  const { order, onTouch } = useCalmOrder(playable.map(({ match }) => match.id))
  if (competition.status !== 'running' || (order.length === 0 && waiting.length === 0)) return null

  const current = new Map(playable.map(each => [each.match.id, each]))
  const ids = firstOf(order, shown, matchId => current.has(matchId))
  const rows = ids.flatMap((matchId): AgendaMatch[] => {
    const match = matchesById(all).get(matchId)
    return match === undefined ? [] : [current.get(matchId) ?? { match, since: null, late: false }]
  })
  const late = playable.filter(each => each.late).length
  const behind = now === null ? 0 : agendaLateness(matches, now)
  const more = order.length - ids.length
  return (
    <Box component="section" aria-labelledby={id} data-on-screen sx={{ display: 'grid', gap: 1 }}>
      <Box sx={heading}>
        <Typography id={id} component="h2" variant="h3">
          {t('agenda')}
        </Typography>
        <Typography role="status" color="textSecondary">
          {t(organizes ? 'agendaCounts' : 'agendaCountsSoon', {
            running: running.length,
            ready: ready.length,
          })}
          {late > 0 && (
            <Box component="strong" sx={{ color: 'warning.main' }}>
              {' · '}
              {t('agendaLate', { matches: late })}
              {behind > 0 && ` · ${t('agendaLateBy', { minutes: behind })}`}
            </Box>
          )}
        </Typography>
      </Box>
      <Box
        component="ul"
        {...(organizes && { onPointerDownCapture: onTouch, onClickCapture: onTouch })}
        sx={list}
      >
        {rows.map(({ match, since, late: isLate }) => (
          <AgendaCard
            key={match.id}
            match={match}
            minutes={since === null || now === null ? null : Math.max(0, Math.floor((now - since) / 60_000))}
            late={isLate}
            organizes={organizes}
            missing={missing}
          />
        ))}
      </Box>
      {more > 0 && (
        <Button
          color="inherit"
          variant="outlined"
          onClick={() => setShown(shown + 2 * page.organizer)}
          sx={{ minHeight: 44, justifySelf: 'start' }}
        >
          {t('agendaMore', { matches: more })}
        </Button>
      )}
      <WaitingMatches waiting={waiting} />
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

/** On a phone the heading always takes two lines, because it would otherwise wrap when the font loads. */
const heading = {
  display: { sm: 'flex' },
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 2,
} as const

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
} as const

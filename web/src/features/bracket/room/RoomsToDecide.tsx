import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { presentCheckIn } from '@upper-bracket/shared/matchDay/checkIn'
import { type MatchRoom, roomIdOf } from '@upper-bracket/shared/matchDay/matchRoom'
import { openReport } from '@upper-bracket/shared/matchDay/openReport'
import type { MatchDay } from '@upper-bracket/shared/selfService/matchDay'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { useBracketScope, useMatches } from '../state/bracketScope.ts'
import { useMatchTexts } from '../texts/useMatchTexts.ts'
import { useRoomsToDecideQuery } from './roomEndpoints.ts'
import { TeamsToCheckIn } from './TeamsToCheckIn.tsx'

/** What teams need an organizer for: check-ins to come, and the matches that cannot go on, each with a link to its page. */
export default function RoomsToDecide({ matchDay }: { readonly matchDay: MatchDay }) {
  return (
    <>
      <TeamsToCheckIn matchDay={matchDay} />
      <OpenRooms />
    </>
  )
}

function OpenRooms() {
  const { t } = useTranslation('room')
  const texts = useMatchTexts()
  const { competitionId, bracketId } = useBracketScope()
  const matches = useMatches()
  const rooms = useRoomsToDecideQuery({ competitionId, bracketId }).currentData?.value ?? []
  const id = useId()
  const open = matches.flatMap(match => {
    const room = rooms.find(({ id: roomId }) => roomId === roomIdOf(match))
    return room === undefined || !isPresent(room, match) ? [] : [{ match, attention: room.attention }]
  })
  if (open.length === 0) return null
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={id} component="h2" variant="h3">
        {t('toDecide')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {open.map(({ match, attention }) => (
          <li key={match.id}>
            <Box component={Link} to={hrefs.match(competitionId, match.id)} sx={row}>
              <Box sx={{ flex: '1 1 auto', minWidth: 0 }}>
                <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
                  {texts.teams(match)}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {texts.number(match)} · {attention && t(`attention_${attention}`)}
                </Typography>
              </Box>
              <ChevronRight />
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  )
}

/** Whether what it waits for is still about the match as it is. */
function isPresent(room: MatchRoom, match: Match): boolean {
  const isAsked = presentCheckIn(room, match) !== null
  const isReported = openReport(room, match) !== null
  const isOfCheckIn = room.attention === 'check-in' || room.attention === 'no-show'
  return isOfCheckIn ? isAsked : isReported || (isAsked && room.attention === 'stuck')
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 56,
  px: 2,
  py: 1,
  borderRadius: 1.5,
  border: '1px solid',
  borderColor: 'brand.main',
  bgcolor: 'background.paper',
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'background.raised' },
} as const

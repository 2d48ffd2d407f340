import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { currentCheckIn } from '@upper-bracket/shared/matchRoom/checkIn'
import { type MatchRoom, matchRoomIdOf } from '@upper-bracket/shared/matchRoom/matchRoom'
import { openReport } from '@upper-bracket/shared/matchRoom/openReport'
import type { SelfService } from '@upper-bracket/shared/selfService/selfService'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { PlainList } from '#ui/PlainList.tsx'
import { useBracketScope, useMatches } from '../state/bracketScope.ts'
import { useMatchTexts } from '../texts/useMatchTexts.ts'
import { useMatchRoomsToDecideQuery } from './matchRoomEndpoints.ts'
import { TeamsToCheckIn } from './TeamsToCheckIn.tsx'

/** Lists what needs an organizer: future check-ins, and matches that cannot continue, each with a link to its page. */
export default function MatchRoomsToDecide({ selfService }: { readonly selfService: SelfService }) {
  return (
    <>
      <TeamsToCheckIn selfService={selfService} />
      <OpenMatchRooms />
    </>
  )
}

function OpenMatchRooms() {
  const { t } = useTranslation('matchRoom')
  const texts = useMatchTexts()
  const { competitionId, bracketId } = useBracketScope()
  const matches = useMatches()
  const matchRooms = useMatchRoomsToDecideQuery({ competitionId, bracketId }).currentData?.value ?? []
  const id = useId()
  const open = matches.flatMap(match => {
    const matchRoom = matchRooms.find(({ id: matchRoomId }) => matchRoomId === matchRoomIdOf(match))
    return matchRoom === undefined || !isPresent(matchRoom, match)
      ? []
      : [{ match, attention: matchRoom.attention }]
  })
  if (open.length === 0) return null
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={id} component="h2" variant="h3">
        {t('toDecide')}
      </Typography>
      <PlainList sx={{ display: 'grid', gap: 1 }}>
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
      </PlainList>
    </Box>
  )
}

/** Whether the match room's request still applies to the current state of the match. */
function isPresent(matchRoom: MatchRoom, match: Match): boolean {
  const isAsked = currentCheckIn(matchRoom, match) !== null
  const isReported = openReport(matchRoom, match) !== null
  const isOfCheckIn = matchRoom.attention === 'check-in' || matchRoom.attention === 'no-show'
  return isOfCheckIn ? isAsked : isReported || (isAsked && matchRoom.attention === 'stuck')
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

import Box from '@mui/material/Box'
import { teamSize } from '@upper-bracket/shared/format/teamLimits'
import { useTranslation } from 'react-i18next'
import { ChoiceCards } from '#ui/form/ChoiceCards.tsx'
import { CountStepper } from '#ui/form/CountStepper.tsx'

interface TeamCountChoiceProps {
  /** The number of players for new teams. */
  readonly players: number
  /** The number of players whom the organizer leaves as substitutes. */
  readonly leftOut: number
  /** The number of teams that stay. */
  readonly others: number
  /** The number of teams for which the competition has places. */
  readonly teamsLeft: number
  /** The chosen number of new teams; null for the default. */
  readonly value: number | null
  readonly disabled: boolean
  readonly onChange: (teamCount: number | null) => void
}

/** Teams of even sizes or full teams with substitutes, and any other number of teams. */
export function TeamCountChoice(props: TeamCountChoiceProps) {
  const { players, leftOut, others, teamsLeft, value, disabled, onChange } = props
  const { t } = useTranslation(['teams', 'common'])
  const even = Math.ceil(players / teamSize)
  const full = Math.floor(players / teamSize)
  const count = value ?? even
  const max = Math.min(players, teamsLeft)
  const hasSizes = full < even && even <= max && full + others > 1
  const isOffered = hasSizes && (count === even || count === full)
  const change = (teamCount: number) => onChange(teamCount === even ? null : teamCount)
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {hasSizes && (
        <ChoiceCards
          legend={t('teamSizes')}
          value={count}
          onChange={change}
          disabled={disabled}
          choices={[even, full].map(teams => ({
            value: teams,
            label: outcome(teams),
            text: t(
              teams !== even ? 'sizesText_full' : leftOut > 0 ? 'sizesText_evenOthers' : 'sizesText_even',
            ),
          }))}
        />
      )}
      <CountStepper
        legend={t('teamCount')}
        less={t('teamCountLess')}
        more={t('teamCountMore')}
        value={count}
        min={1}
        max={max}
        disabled={disabled}
        onChange={change}
      >
        {!isOffered && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {outcome(count)}
          </Box>
        )}
      </CountStepper>
    </Box>
  )

  /** '5 teams of 4–5 players', '4 full teams, 2 substitutes'. */
  function outcome(teams: number): string {
    const staying = Math.max(0, players - teams * teamSize) + leftOut
    return staying === 0 ? made(teams) : `${made(teams)}, ${t('substitutes', { count: staying })}`
  }

  function made(teams: number): string {
    if (players >= teams * teamSize) return t('fullTeams', { count: teams })
    const [smallest, largest] = [Math.floor(players / teams), Math.ceil(players / teams)]
    const sizes = smallest === largest ? String(largest) : `${smallest}–${largest}`
    return `${t('common:teams', { count: teams })} ${t('ofPlayers', { sizes, count: largest })}`
  }
}

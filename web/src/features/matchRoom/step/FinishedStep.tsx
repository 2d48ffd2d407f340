import Button from '@mui/material/Button'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { playerStep } from '@upper-bracket/shared/nextStep/playerStep'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useMyParticipation } from '#documents/ownPlayer.ts'
import { useStandings } from '#documents/useStandings.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { placeSentence } from '#ui/text/placeSentence.ts'
import { nextMatchOf } from '#features/bracket/state/nextMatchOf.ts'
import {
  useBracketScope,
  useMatch as useMatchById,
  useMatches,
} from '#features/bracket/state/bracketScope.ts'
import { liveBracket } from '#features/bracket/commands/liveBracket.ts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { StepBar } from '../section/StepBar.tsx'

interface FinishedStepProps {
  readonly competition: CompetitionDocument
  readonly match: Match
}

/** A match that is over: the place of the viewer's team, or where the winner goes, and the viewer's next match. */
export function FinishedStep({ competition, match }: FinishedStepProps) {
  const { t } = useTranslation(['matchRoom', 'bracket'])
  const { t: tPlace } = useTranslation('nextStep')
  const texts = useMatchTexts()
  const { shape } = useBracketScope()
  const matches = useMatches()
  const { player } = useMyParticipation(competition)
  const following = useMatchById(match.winnerTo?.matchId ?? '')
  const teamId = player?.teamId ?? null
  const bracket = liveBracket(shape, matches)
  const next = teamId === null ? undefined : bracket.matches.get(nextMatchOf(bracket, teamId) ?? '')
  const standings = useStandings(shape)
  const own =
    player !== null && match.slots.some(slot => slot.teamId === teamId)
      ? playerStep({ competition, player, teams: null, bracket, standings, now: null })
      : null
  const hasNext = next !== undefined && next.status !== 'finished' && next.id !== match.id
  const ending = texts.ending(match)
  return (
    <StepBar
      title={ending === null ? texts.status(match) : sentence(ending)}
      hint={
        match.status === 'bye'
          ? t('bracket:byeHint')
          : own?.kind === 'place'
            ? placeSentence(tPlace, own)
            : following !== null && match.winner !== null
              ? t('bracket:winnerGoes', { where: texts.place(following) })
              : undefined
      }
      urgent={hasNext}
    >
      <Button
        component={Link}
        to={hasNext ? hrefs.match(competition.id, next.id) : hrefs.matchInBracket(competition.id, match.id)}
        variant="contained"
        data-next-step={hasNext ? 'next-match' : 'bracket'}
      >
        {t(hasNext ? 'toNextMatch' : 'showInBracket')}
      </Button>
    </StepBar>
  )
}

function sentence(text: string): string {
  const [first = '', ...rest] = text
  return first.toUpperCase() + rest.join('')
}

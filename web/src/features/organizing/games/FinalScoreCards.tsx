import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceCards } from '#ui/form/ChoiceCards.tsx'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { finalScores } from './finalScores.ts'

interface FinalScoreCardsProps {
  readonly match: Match
  readonly value: Match['score'] | null
  readonly onChange: (score: Match['score']) => void
}

/** Asks how a series ended: lists for each team the scores by which it wins, its own games first, and the draw. */
export function FinalScoreCards({ match, value, onChange }: FinalScoreCardsProps) {
  const { t } = useTranslation('bracket')
  const texts = useMatchTexts()
  const name = useId()
  const outcomes = ([0, 1, 'draw'] as const).filter(outcome => finalScores(match, outcome).length > 0)
  return outcomes.map(outcome => (
    <ChoiceCards
      key={outcome}
      name={name}
      dense
      legend={outcome === 'draw' ? t('draw') : t('winnerIs', { team: texts.slot(match, outcome) })}
      choices={finalScores(match, outcome).map(score => {
        const { won, lost } = texts.result(match, score)
        return { value: score.join(), label: t('score', { one: won, other: lost }) }
      })}
      value={value?.join() ?? ''}
      onChange={chosen => {
        const [one = 0, other = 0] = chosen.split(',').map(Number)
        onChange([one, other])
      }}
    />
  ))
}

import type {
  HopedResult,
  Needs,
  ProspectOutcome,
  SideWorth,
  SufficientResults,
  TeamProspect,
} from '../bracket/prospects/prospect.ts'
import type { TFunction } from 'i18next'
import type { Goal } from './goalOf.ts'

type T = TFunction<'stages'>

interface Naming {
  readonly goal: Goal
  readonly nameOf: (teamId: string) => string
  readonly language: string
}

/** Wins beyond this number suffice so far ahead that the sentence says nothing. */
const maxWins = 2

/** Says what is certain about a team; null if that is nothing worth a sentence. */
export function prospectText(t: T, prospect: TeamProspect, { goal, ...names }: Naming): string | null {
  const { outcome, needs, side } = prospect
  const naming = { ...names, goal: side ?? goal }
  if (outcome !== 'open') return t(`${outcome}_${naming.goal}`)
  const sentence = needs === null ? null : needsText(t, needs, naming)
  if (sentence === null || side === undefined) return sentence
  return t(`aim_${side}`, { sentence: `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}` })
}

function needsText(t: T, { required, enough }: Needs, naming: Naming): string | null {
  const [first, ...others] = enough.filter(each => each.kind !== 'wins' || each.count <= maxWins)
  if (first === undefined) return required === null ? null : t(`required_${required}`)
  const without = others.find(isWithoutOwn)
  if (isWithoutOwn(first)) return t(`any_${naming.goal}`, { hopes: hopesText(t, first.others, naming) })
  const sentence = enoughText(t, first, naming)
  const isConditional = first.kind === 'next' && first.others.length > 0
  if (isConditional && required === 'win' && first.own === 'win')
    return t('requiredIf', { hopes: hopesText(t, first.others, naming) })
  if (without === undefined || isConditional) return sentence
  return t('orWithout', { sentence, hopes: hopesText(t, without.others, naming) })
}

type NextResults = Extract<SufficientResults, { kind: 'next' }>

function isWithoutOwn(each: SufficientResults): each is NextResults & { readonly own: 'any' } {
  return each.kind === 'next' && each.own === 'any'
}

function enoughText(t: T, each: SufficientResults, naming: Naming): string {
  switch (each.kind) {
    case 'score':
      return t('enough_score', { score: `${each.score[0]}:${each.score[1]}` })
    case 'wins':
      if (each.of === 1) return t('enough_win')
      return each.count === each.of
        ? t('enough_allWins', { count: each.count })
        : t('enough_wins', { count: each.count, matches: each.of })
    case 'next': {
      const own = each.own === 'draw' ? 'draw' : 'win'
      if (each.others.length === 0) return t(`enough_${own}`)
      return t(`enoughIf_${own}`, { hopes: hopesText(t, each.others, naming) })
    }
  }
}

/** Joins the results that a team hopes for, as they follow the word 'if'. */
function hopesText(t: T, hopes: readonly HopedResult[], { nameOf, language }: Naming): string {
  const texts = hopes.map(({ winnerId, loserId, orDraw }) => {
    const names = { winner: nameOf(winnerId), loser: nameOf(loserId) }
    return orDraw ? t('hopeNoLoss', names) : t('hopeWin', names)
  })
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(texts)
}

/** Says what the results of a match mean for a team; null if they change nothing for certain. */
export function worthText(t: T, worth: SideWorth, { goal, nameOf }: Naming): string | null {
  const { teamId, now, win, draw, loss, side } = worth
  if (now !== 'open') return null
  const texts = [
    ...resultTexts(t, 'through', side ?? goal, { strong: win, draw, strongName: 'win' }),
    ...resultTexts(t, 'out', side ?? goal, { strong: loss, draw, strongName: 'loss' }),
  ]
  return texts.length === 0 ? null : t('worth', { team: nameOf(teamId), results: texts.join(', ') })
}

interface Results {
  /** The outcome after the result that leads there more often than a draw. */
  readonly strong: ProspectOutcome
  readonly strongName: 'win' | 'loss'
  readonly draw: ProspectOutcome | null
}

function resultTexts(
  t: T,
  outcome: 'through' | 'out',
  goal: Goal,
  { strong, strongName, draw }: Results,
): readonly string[] {
  if (strong !== outcome) return []
  return [
    t('resultMeans', {
      result: t(draw === outcome ? `result_draw_${strongName}` : `result_${strongName}`),
      meaning: t(`means_${outcome}_${goal}`),
    }),
  ]
}

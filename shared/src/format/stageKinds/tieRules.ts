import {
  comparesRounds,
  type MiniLeagueCriterion,
  miniLeagueCriteria,
  type TableCriterion,
} from '../tableCriterion.ts'
import type { StageOption } from './stageOption.ts'

/**
 * What happens after a criterion has separated some of the tied teams. `restart` applies the criteria from the first one
 * to each remainder, whose mini-league is smaller (FIBA, Official Basketball Rules, D.1). `continue` goes on with the
 * next criterion (UEFA EURO 2020).
 */
export type AfterTie = (typeof afterTies)[number]
const afterTies = ['restart', 'continue'] as const

/** The criteria of a mini-league if the rules name none. */
export const defaultMiniLeague: readonly MiniLeagueCriterion[] = ['points', 'game-difference', 'games-won']

const changeableUntil = 'with-reason'
const afterTie = { control: 'choice', choices: afterTies, changeableUntil } as const
const miniLeague = {
  control: 'criteria',
  among: miniLeagueCriteria,
  default: defaultMiniLeague,
  changeableUntil,
} as const

/**
 * How three tied teams play tie-break matches: each against each in one game, or as a ladder of two matches, as in the
 * regional qualifiers of Counter-Strike's majors: the best seed waits for the winner of the other two.
 */
export type TieOfThree = (typeof tiesOfThree)[number]
const tiesOfThree = ['each', 'ladder'] as const
const tieOfThree = {
  control: 'choice',
  choices: tiesOfThree,
  default: 'each',
  changeableUntil: 'match-begun',
} as const

/** How tied teams are separated: by the options of a table that starts over after a separation, or goes on. */
export const tieOptions = {
  restart: { afterTie: { ...afterTie, default: 'restart' }, miniLeague, tieOfThree },
  continue: { afterTie: { ...afterTie, default: 'continue' }, miniLeague, tieOfThree },
} as const satisfies Record<AfterTie, Record<string, StageOption>>

/** The rounds that a walkover counts for the winner. */
export const walkoverRounds = {
  control: 'choice',
  choices: [0, 9, 13, 16],
  default: 0,
  changeableUntil,
} as const

interface TiePlan {
  readonly criteria: readonly TableCriterion[]
  readonly afterTie?: AfterTie | undefined
  readonly miniLeague?: readonly MiniLeagueCriterion[] | undefined
  readonly walkoverRounds?: number | undefined
}

/** Only a mini-league depends on who is tied. */
const hasMiniLeague = ({ criteria }: TiePlan) => criteria.includes('head-to-head')

/** What the form offers for the options of ties. */
export const tieOffers = {
  afterTie: (plan: TiePlan) => (hasMiniLeague(plan) ? afterTies : []),
  miniLeague: (plan: TiePlan) => (hasMiniLeague(plan) ? [miniLeagueCriteria] : []),
  /** Seeds leave no team tied. */
  tieOfThree: ({ criteria }: TiePlan) => (criteria.includes('seed') ? [] : tiesOfThree),
  walkoverRounds: (plan: TiePlan) => (comparesRounds(plan) ? walkoverRounds.choices : []),
}

/** What the customs of federations are about. */
export interface TieRules {
  readonly afterTie: AfterTie
  readonly miniLeague: readonly MiniLeagueCriterion[]
}

export const tieCustoms = ['fiba', 'uefa', 'fide'] as const
export type TieCustom = (typeof tieCustoms)[number]

/**
 * The customs of federations. FIBA and UEFA compare points, differences and scores of the tied teams, and UEFA does not
 * start over; FIDE compares the points alone (Handbook, C.07, direct encounter). Where rounds count, they take the place
 * of games.
 */
export function tieCustom(custom: TieCustom, { criteria }: Pick<TiePlan, 'criteria'>): TieRules {
  const scores = comparesRounds({ criteria })
    ? (['round-difference', 'rounds-won'] as const)
    : (['game-difference', 'games-won'] as const)
  const rules: Readonly<Record<TieCustom, TieRules>> = {
    fiba: { afterTie: 'restart', miniLeague: ['points', ...scores] },
    uefa: { afterTie: 'continue', miniLeague: ['points', ...scores] },
    fide: { afterTie: 'continue', miniLeague: ['points'] },
  }
  return rules[custom]
}

/** The custom that rules follow, by games or by rounds; undefined if they follow none. */
export function tieCustomOf({ afterTie: after, miniLeague: order }: TieRules): TieCustom | undefined {
  return tieCustoms.find(custom =>
    [tieCustom(custom, { criteria: [] }), tieCustom(custom, { criteria: ['rounds-won'] })].some(
      rules => rules.afterTie === after && rules.miniLeague.join() === order.join(),
    ),
  )
}

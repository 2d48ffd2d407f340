import type { CallableName } from '@upper-bracket/shared/contract/contract'
import type { Allowance } from '@upper-bracket/shared/limits/allowance'

const second = 1000
const minute = 60 * second

/** An organizer who scores a whole evening, with every retry, stays far below: what meets it is a program. */
const ordinary: Allowance = { burst: 400, refillMs: second / 10 }

/** What reads or writes a whole competition. */
const whole: Allowance = { burst: 100, refillMs: second }

/** Beyond the ordinary: what costs more than a click should. */
const particular: Readonly<Partial<Record<CallableName, Allowance>>> = {
  distributePlayers: whole,
  generateBracket: whole,
  deleteBracket: whole,
  deleteCompetition: whole,
  exportMyData: { burst: 30, refillMs: 10 * second },
  deleteMyAccount: { burst: 30, refillMs: 10 * second },
  linkAccount: { burst: 60, refillMs: 10 * second },
  unlinkAccount: { burst: 60, refillMs: 10 * second },
  createTelegramLink: { burst: 60, refillMs: 10 * second },
}

/** For what no callable can be told from. */
export const malformedCallAllowance = ordinary

/** How often one person may call a callable, as one instance of its service counts. */
export function callAllowance(name: CallableName): Allowance {
  return particular[name] ?? ordinary
}

/** Actions of which the database keeps how many a person has done, because they leave much behind. */
export const lastingAllowances = {
  /** Forty in a row, and as many in a day. */
  createCompetition: { burst: 40, refillMs: (24 * 60 * minute) / 40 },
} as const satisfies Partial<Record<CallableName, Allowance>>

export type LastingAction = keyof typeof lastingAllowances

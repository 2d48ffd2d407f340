import { fieldProblems } from '@upper-bracket/shared/errors/fieldProblems'
import { acceptDiscordLink } from '@upper-bracket/shared/team/discordLink'
import { teamName } from '@upper-bracket/shared/team/teamSchemas'
import type { AppError } from '#platform/errors/appError.ts'
import type { ReadDraft } from '#ui/form/useForm.ts'

export interface TeamDraft {
  readonly name: string
  readonly discordLink: string
}

type TeamNameProblem =
  | 'too-short'
  | 'too-long'
  | 'deceptive-characters'
  | 'not-acceptable'
  | 'team-name-taken'

export interface TeamProblems {
  readonly name?: TeamNameProblem
  readonly discordLink?: 'invalid-discord-link'
}

interface TeamInput {
  readonly name: string
  readonly discordLink: string | null
}

/** Validates the team as the functions do. Returns it as it would be stored, or the problems of its fields. */
export function readTeam({ name, discordLink }: TeamDraft): ReadDraft<TeamInput, TeamProblems> {
  const named = teamName.safeParse(name)
  const linked = acceptDiscordLink(discordLink)
  if (named.success && linked.ok) {
    return { ok: true, value: { name: named.data, discordLink: linked.value } }
  }
  return {
    ok: false,
    problems: {
      ...(named.success ? {} : { name: nameProblem(fieldProblems(named.error)[0]?.problem) }),
      ...(linked.ok ? {} : { discordLink: linked.code }),
    },
  }
}

/** Returns the field to which a refusal belongs; empty if it belongs to none. */
export function teamProblemsOf({ code, fields }: AppError): TeamProblems {
  if (code === 'team-name-taken') return { name: code }
  if (code === 'invalid-discord-link') return { discordLink: code }
  const name = fields.find(({ path }) => path === 'name')
  return {
    ...(name === undefined ? {} : { name: nameProblem(name.problem) }),
    ...(fields.some(({ path }) => path === 'discordLink') ? { discordLink: 'invalid-discord-link' } : {}),
  }
}

function nameProblem(problem: string | undefined): TeamNameProblem {
  switch (problem) {
    case 'too-short':
    case 'too-long':
    case 'deceptive-characters':
      return problem
    default:
      return 'not-acceptable'
  }
}

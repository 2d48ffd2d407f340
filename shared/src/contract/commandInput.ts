import * as z from 'zod/mini'
import type {
  BracketCommand,
  CommandField,
  CommandFields,
  MatchAddress,
} from '../bracket/commands/bracketCommand.ts'
import { playedResults } from '../bracket/model/bracket.ts'
import { playedGames, score, side } from '../bracket/model/bracketSchemas.ts'
import type { MatchStatus, Section } from '../bracket/model/match.ts'
import { stageLimits } from '../format/bracketLimits.ts'
import { changeableRows } from '../format/stageKinds/stageKinds.ts'
import { optionFields } from '../format/stagePlanSchema.ts'
import { seriesLength } from '../format/seriesSchema.ts'
import { reasonMax } from '../bracket/reshaping/reshapeStage.ts'
import { singleLine } from '../text/singleLine.ts'
import { existingId } from '../text/documentId.ts'
import { inCompetition, revision } from './fields.ts'

const ofBracket = { ...inCompetition, bracketId: existingId }

const slotTeam = z.nullable(existingId)
const matchStatus: Record<MatchStatus, MatchStatus> = {
  waiting: 'waiting',
  ready: 'ready',
  running: 'running',
  finished: 'finished',
  bye: 'bye',
}
const matchState = z.strictObject({
  status: z.enum(matchStatus),
  score,
  games: z.exactOptional(playedGames),
  forfeits: z.tuple([z.boolean(), z.boolean()]),
})
const ofMatch: { readonly [F in keyof MatchAddress]-?: z.ZodMiniType<MatchAddress[F]> } = {
  ...ofBracket,
  matchId: existingId,
  revision,
  teamIds: z.optional(z.tuple([slotTeam, slotTeam])),
  queued: z.optional(z.strictObject({ sees: matchState, leadsTo: matchState, repeated: z.boolean() })),
}
const addresses = { bracket: ofBracket, match: ofMatch }

const stage = z.string().check(z.regex(/^(?:s\d)?$/))
const round = z.int().check(z.minimum(1), z.maximum(99))
const section: Record<Section, Section> = {
  main: 'main',
  upper: 'upper',
  lower: 'lower',
  final: 'final',
  'third-place': 'third-place',
  'tie-break': 'tie-break',
}

const fields: { readonly [F in CommandField]-?: z.ZodMiniType<CommandFields[F]> } = {
  slot: side,
  score,
  games: z.optional(playedGames),
  sides: z.array(side).check(z.minLength(1), z.maxLength(2)),
  teamId: existingId,
  byTeamId: existingId,
  results: z.optional(z.enum(playedResults)),
  penalty: z.optional(z.boolean()),
  pointsPerMissedRound: z.optional(z.literal([0, 0.5, 1])),
  missedRounds: z.optional(z.int().check(z.minimum(0), z.maximum(99))),
  byeId: z.optional(existingId),
  stage,
  round,
  pairs: z.optional(
    z.array(z.tuple([existingId, slotTeam])).check(z.minLength(1), z.maxLength(stageLimits.swissTeamsMax)),
  ),
  redraw: z.optional(z.boolean()),
  group: z.nullable(z.int().check(z.minimum(0), z.maximum(stageLimits.groupsMax - 1))),
  tieOrder: z.array(existingId).check(z.minLength(2), z.maxLength(stageLimits.swissTeamsMax)),
  entryIds: z.array(existingId).check(z.minLength(1), z.maxLength(4)),
  by: z.enum(['lot', 'decision', 'tie-break-match']),
  series: z.union([
    z.strictObject({ matchId: existingId }),
    z.strictObject({ stage, section: z.optional(z.enum(section)), round: z.optional(round) }),
  ]),
  bestOf: seriesLength,
  options: z.strictObject(optionFields(changeableRows, z.optional, z.optional)),
  reason: z.optional(singleLine(1, reasonMax)),
  cascade: z.optional(z.boolean()),
  preview: z.optional(z.boolean()),
  basis: z.optional(z.string().check(z.maxLength(64))),
}

/** The schema of the input of a command, derived from its row. */
export function commandInput({
  about,
  takes,
}: Pick<BracketCommand<never, never, object>, 'about' | 'takes'>): z.ZodMiniType {
  return z.strictObject({
    ...addresses[about],
    ...Object.fromEntries(takes.map(field => [field, fields[field]])),
  })
}

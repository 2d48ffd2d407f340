import { isUsed } from '../bracket/model/isUsed.ts'
import type { Match, Side, SlotSource } from '../bracket/model/match.ts'
import { withMinutes } from '../bracket/model/scheduleSettings.ts'
import type { EntrantSource, SectionRounds, Stage } from '../bracket/model/stage.ts'
import { stageValues } from '../format/stageKinds/stageKinds.ts'
import { groupLetter } from '../bracket/rounds/groupLetter.ts'
import { inDrawingOrder } from '../bracket/rounds/inDrawingOrder.ts'
import { roundNameOf } from '../bracket/rounds/roundNameOf.ts'
import { championsOf } from '../competition/champions.ts'
import type { ListedCompetition } from '../competition/competitionList.ts'
import { draftView } from '../draft/draftView.ts'
import { withTakenOver } from '../draft/members.ts'
import { deadlineOf } from '../draft/turn.ts'
import { rankScaleOf } from '../ranks/rankScale.ts'
import type { PublicBracket, PublicPlayer, PublicSnapshot, PublicTeam } from '../snapshot/publicSnapshot.ts'
import { faceOf } from '../team/teamFace.ts'
import type { ApiMatch, ApiSource, ApiStage } from './bracketSchemas.ts'
import type {
  ApiCompetition,
  ApiCompetitionSummary,
  ApiIndex,
  ApiPlayer,
  ApiTeam,
} from './competitionSchemas.ts'
import type { ApiDraft } from './draftSchemas.ts'

/** A competition that an answer is about. */
export interface ApiScene {
  readonly competitionId: string
  readonly snapshot: PublicSnapshot
  /** The origin of the product, for links to its pages. */
  readonly origin: string
}

/** @param apiOrigin the origin of the product and the path of the API */
export function apiIndex(origin: string, apiOrigin: string): ApiIndex {
  return {
    name: 'Upper Bracket',
    links: {
      documentation: `${origin}/developers`,
      description: `${apiOrigin}/openapi.json`,
      competitions: `${apiOrigin}/competitions`,
    },
  }
}

/** The fields of a competition in a list. */
export function apiSummary(competition: ListedCompetition, origin: string): ApiCompetitionSummary {
  const { id, name, game, status, format, startDate, registrationDeadline, places, champion } = competition
  return {
    id,
    name,
    game,
    status,
    format,
    stages: stageKindsOf(competition),
    startsAt: isoTime(startDate),
    registrationClosesAt: isoTime(registrationDeadline),
    organizerName: competition.ownerName ?? null,
    teamCount: competition.teamCount,
    playerCount: competition.playerCount,
    maxTeams: places.teams,
    maxPlayers: places.players,
    champion: champion && { teamId: champion.teamId, teamName: champion.name },
    champions: championsOf(competition).map(({ teamId, name: teamName, group }) => ({
      teamId,
      teamName,
      group: group === undefined ? null : groupLetter(group),
    })),
    url: `${origin}/competitions/${id}`,
  }
}

/** `stages` are those before the elimination; all of them if the format is `table`. */
function stageKindsOf({
  format,
  stages = [],
}: Pick<ListedCompetition, 'format'> & Partial<ListedCompetition>): ApiCompetition['stages'] {
  return [...stages.map(({ kind }) => kind), ...(format === 'table' ? [] : [format])]
}

export function apiCompetition({ competitionId, snapshot, origin }: ApiScene): ApiCompetition {
  const { competition, bracket } = snapshot
  return {
    ...apiSummary({ ...competition, id: competitionId }, origin),
    description: competition.description,
    prizes: competition.prizes,
    broadcasts: competition.liveLinks.map(({ url, lang, title, stream }) => ({
      url,
      language: lang,
      title,
      stream,
    })),
    queue: {
      requested: competition.entryQueue.requested,
      toConfirm: competition.entryQueue.confirming,
      waiting: competition.entryQueue.waiting.length,
    },
    bracketId: competition.bracketId,
    schedule: scheduleAnswer(bracket),
    revision: competition.revision,
    createdAt: isoTime(competition.createdAt),
  }
}

function scheduleAnswer(bracket: PublicBracket | null): ApiCompetition['schedule'] {
  const { schedule } = bracket?.shape ?? {}
  if (schedule === undefined) return null
  const { edition } = schedule
  const { minutes, pauseMinutes, atOnce } = withMinutes(schedule)
  return { edition, minutes, pauseMinutes, atOnce }
}

/** The players by uid. Nothing else of their accounts is answered. */
export function apiPlayers({ snapshot: { players } }: Pick<ApiScene, 'snapshot'>): ApiPlayer[] {
  return players.map(playerAnswer)
}

function playerAnswer(player: PublicPlayer): ApiPlayer {
  const { uid, displayName, teamId, substituteOf = null, captain, guest, rankTier, steamProfileURL } = player
  return {
    uid,
    name: displayName,
    teamId,
    substituteOf,
    isCaptain: captain,
    isGuest: guest === true,
    rankTier,
    steamProfileUrl: steamProfileURL || null,
  }
}

/** The teams by id. */
export function apiTeams({ competitionId, snapshot: { teams, players }, origin }: ApiScene): ApiTeam[] {
  const entries = new Map(players.map(player => [player.uid, player]))
  const logoOf = (team: PublicTeam) => {
    const { logo } = faceOf(competitionId, team)
    return logo === null ? null : { small: `${origin}${logo}-small`, large: `${origin}${logo}-large` }
  }
  return teams.map(team => {
    const { id, name, seed, revision, playerUids, captainUid } = team
    return {
      id,
      name,
      seed,
      logo: logoOf(team),
      revision,
      players: playerUids
        .toSorted((one, other) => Number(other === captainUid) - Number(one === captainUid))
        .flatMap(uid => {
          const entry = entries.get(uid)
          return entry === undefined ? [] : [playerAnswer(entry)]
        }),
    }
  })
}

/** The open draft; null if none is. */
export function apiDraft({ snapshot: { draft, players, competition } }: ApiScene): ApiDraft | null {
  if (draft === undefined || draft.status === 'confirmed' || draft.status === 'cancelled') return null
  const { teams, pool, turns } = draftView(draft, players, rankScaleOf(competition))
  const [current] = turns
  const deadline = deadlineOf(draft, players)
  return {
    id: draft.id,
    status: draft.status,
    order: draft.order,
    turn: current === undefined ? null : { number: current.turn, team: current.team, round: current.round },
    deadline: deadline === null ? null : isoTime(deadline),
    teams: teams.map(({ members, rankSum }) => ({ uids: members.map(({ uid }) => uid), rankSum })),
    pool: pool.map(({ uid }) => uid),
    picks: withTakenOver(draft, players).picks.map(({ team, uid, by, at }) => ({
      team,
      uid,
      by,
      at: isoTime(at),
    })),
  }
}

/** The stages in the order of play. */
export function apiStages({ snapshot: { bracket } }: Pick<ApiScene, 'snapshot'>): ApiStage[] {
  const { stages = [] } = bracket?.shape ?? {}
  return stages.map(stage => stageAnswer(stage, stages))
}

function stageAnswer(stage: Stage, stages: readonly Stage[]): ApiStage {
  const rounds = Object.entries(stage.rounds) as [keyof SectionRounds, number][]
  return {
    id: apiStageId(stage.key),
    kind: stage.kind,
    options: stageValues(stage),
    groups: stage.groups.map(({ entrants }, group) => ({
      group: apiGroup(stage, group),
      entrants: entrants.map(entrant => entrantAnswer(entrant, stages)),
    })),
    rounds: rounds.flatMap(([section, count]) => (count === 0 ? [] : [{ section, count }])),
  }
}

function entrantAnswer(
  entrant: EntrantSource,
  stages: readonly Stage[],
): ApiStage['groups'][number]['entrants'][number] {
  return entrant.from === 'seed' ? { from: 'seed', seed: entrant.seed } : placeAnswer(entrant, stages)
}

/**
 * The matches, byes included, stage by stage and round by round. Those that are there only in case they are needed are
 * left out until they have been.
 */
export function apiMatches(scene: ApiScene): ApiMatch[] {
  const { bracket, teams } = scene.snapshot
  if (bracket === null) return []
  const names = new Map(teams.map(({ id, name }) => [id, name]))
  const places = new Map(bracket.shape.stages.map(({ key }, place) => [key, place]))
  return bracket.matches
    .filter(match => isUsed(match) || match.revision > 0)
    .sort(
      (one, other) =>
        (places.get(one.stage) ?? 0) - (places.get(other.stage) ?? 0) || inDrawingOrder(one, other),
    )
    .map(match => matchAnswerOf(match, { ...scene, bracket, names }))
}

interface MatchScene extends ApiScene {
  readonly bracket: PublicBracket
  /** The names of the teams by their ids. */
  readonly names: ReadonlyMap<string, string>
}

function matchAnswerOf(match: Match, { bracket, names, competitionId, origin }: MatchScene): ApiMatch {
  const { id, stage, section, round, position, status, since, startsAt, bestOf, revision } = match
  const { stages } = bracket.shape
  const side = (index: Side): ApiMatch['sides'][number] => {
    const { teamId, source } = match.slots[index]
    return {
      teamId,
      teamName: nameIn(names, teamId),
      score: match.score[index],
      isWinner: match.winner === index,
      hasForfeited: match.forfeits[index],
      source: sourceAnswer(source, stages),
    }
  }
  return {
    id,
    stageId: apiStageId(stage),
    group: apiGroup(
      stages.find(({ key }) => key === stage),
      match.group,
    ),
    section,
    round,
    roundName: roundNameOf(bracket.shape, match).key,
    position,
    status,
    statusSince: since?.status === status ? isoTime(since.at) : null,
    startsAt: typeof startsAt === 'number' ? isoTime(startsAt) : null,
    bestOf,
    sides: [side(0), side(1)],
    games: match.games ?? null,
    revision,
    url: status === 'bye' ? null : `${origin}/competitions/${competitionId}/matches/${id}`,
  }
}

function sourceAnswer(source: SlotSource, stages: readonly Stage[]): ApiSource {
  if (source.from === 'place') return placeAnswer(source, stages)
  if (source.from === 'seed') return { from: 'seed', seed: source.seed }
  if (source.from === 'winner' || source.from === 'loser') {
    return { from: source.from, matchId: source.matchId }
  }
  return { from: source.from }
}

function placeAnswer(
  { stage, group, place }: Extract<SlotSource, { readonly from: 'place' }>,
  stages: readonly Stage[],
) {
  const from = stages.find(({ key }) => key === stage)
  return {
    from: 'place' as const,
    stageId: apiStageId(stage),
    group: group === null ? null : apiGroup(from, group),
    place,
  }
}

/** The only stage of a bracket has an empty key. */
export function apiStageId(key: string): string {
  return key === '' ? 's1' : key
}

/** Replaces the id by which answers name a stage with its key, which commands take. */
export function withStageKey<T extends object>(input: T, stages: readonly Pick<Stage, 'key'>[]): T {
  const within =
    'series' in input && isRecord(input.series) ? { series: withStageKey(input.series, stages) } : {}
  const named = 'stage' in input ? stages.find(({ key }) => apiStageId(key) === input.stage) : undefined
  return { ...input, ...within, ...(named && { stage: named.key }) }
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** The letter of a group; null if the stage has only one. */
export function apiGroup(stage: Pick<Stage, 'groups'> | undefined, group: number): string | null {
  return stage !== undefined && stage.groups.length > 1 ? groupLetter(group) : null
}

export function nameIn(names: ReadonlyMap<string, string>, teamId: string | null): string | null {
  return teamId === null ? null : (names.get(teamId) ?? null)
}

/** Formats a time, in milliseconds since the epoch, by ISO 8601 in UTC: `2026-11-26T18:00:00.000Z`. */
function isoTime(milliseconds: number): string {
  // biome-ignore lint/style/noRestrictedGlobals: it formats the given time and reads no clock
  return new Date(milliseconds).toISOString()
}

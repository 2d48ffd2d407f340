import { createBracket } from '../../bracket/creation/createBracket.ts'
import type { Bracket } from '../../bracket/model/bracket.ts'
import { competitionLimits } from '../../competition/competitionLimits.ts'
import { settingDefaults } from '../../competition/settings/settings.ts'
import { settingTable } from '../../competition/settings/settingTable.ts'
import type { FieldProblem } from '../../errors/fieldProblems.ts'
import { bracketLimits } from '../../format/bracketLimits.ts'
import { teamLimits, teamSize } from '../../format/teamLimits.ts'
import type { Game } from '../../games/game.ts'
import { profileLimits } from '../../profile/profileLimits.ts'
import { publicName } from '../../profile/publicName.ts'
import { cleanLine } from '../../text/cleanLine.ts'
import { foldedName } from '../../text/foldedName.ts'
import { problemsMax } from '../boundedList.ts'
import { decideTies } from '../decideTies.ts'
import { withEntrantOrder } from '../entrantOrder.ts'
import { type ForeignTeam, readForeignCompetition } from '../foreignCompetition.ts'
import { type ImportNote, importNote } from '../importNote.ts'
import { personKey, personKeysMax } from '../personKey.ts'
import { replayResults } from '../replayResults.ts'
import { eventSource } from '../eventSource.ts'
import type { ReadFile } from '../transferReader.ts'
import type { StartggCompetition, StartggEntrant } from './startggData.ts'
import { type PhaseStage, phaseStages, planOfStages } from './startggPlan.ts'
import type { SetReading } from './startggResults.ts'

const day = 24 * 60 * 60 * 1000

/**
 * The file of an event of start.gg: entrants as teams of guests with their gamer tags, phases as stages, sets as results.
 * Players beyond the size of a team have no team. Problems name the phase, and the round and entrants of a set:
 * `game-not-supported`, `not-enough-teams`, `too-many-teams`, those of `phaseStages`, `createBracket` and
 * `replayResults`, and `other-teams-advanced` if the next phase has other teams than our tables say, or in it a team that
 * was in none before.
 */
export function readStartgg(data: StartggCompetition, now: number): ReadFile {
  return readPhases(data, 'startgg', now)
}

/** A service whose events have phases. */
type EventService = 'startgg' | 'challonge'

/** The file of an event with phases, of start.gg or a service that describes the same. */
export function readPhases(data: StartggCompetition, service: EventService, now: number): ReadFile {
  const { event, entrants } = data
  const problems: FieldProblem[] = []
  const game = gameOf(event.videogame?.name ?? '')
  if (game === null) problems.push({ path: event.videogame?.name ?? '', problem: 'game-not-supported' })
  if (entrants.length < bracketLimits.teamsMin) problems.push({ path: '', problem: 'not-enough-teams' })
  if (entrants.length > bracketLimits.teamsMax) problems.push({ path: '', problem: 'too-many-teams' })
  const notes: ImportNote[] = []
  const teams = teamsOf(entrants, service, notes)
  const nameOf = (teamId: string) => teams.get(teamId)?.name ?? '?'
  const stages = phaseStages(data, { game, nameOf, problems, notes })
  const plan = planOfStages(stages)
  const isBegun = (stages[0]?.teamIds.length ?? 0) >= bracketLimits.teamsMin
  const bracket =
    problems.length > 0 || !isBegun ? null : playedBracket(stages, data.ranking ?? [], { nameOf, problems })
  if (game === null || problems.length > 0) return { ok: false, problems: problems.slice(0, problemsMax) }
  const startDate = Math.min(
    (event.startAt ?? event.tournament?.startAt ?? now / 1000) * 1000,
    now + competitionLimits.horizonMs,
  )
  const name = cleanLine(
    [event.tournament?.name, event.name].filter(Boolean).join(' · '),
    settingTable.name.max,
  )
  const read = readForeignCompetition(
    {
      settings: {
        name: name.length < settingTable.name.min ? `${service} ${event.id}` : name,
        game,
        startDate,
        registrationDeadline: startDate - day,
        ...(isBegun && {
          format: plan.format,
          stages: plan.stages ?? [],
          bestOf: plan.bestOf,
          options: { ...settingDefaults.options, thirdPlace: plan.thirdPlace, grandFinal: plan.grandFinal },
        }),
      },
      teams,
      withoutTeam: [...teams.values()].flatMap(({ others }) => others),
      bracket,
    },
    now,
    notes,
  )
  return read.ok ? { ...read, source: eventSource(service, event.id) } : read
}

/** The game of an event by the name of its video game; null if it is none of ours. */
export function gameOf(videogame: string): Game | null {
  if (/\bdota\s*2\b/i.test(videogame)) return 'dota2'
  return /counter-?\s?strike|\bcs\s?2\b|\bcs:?\s?go\b/i.test(videogame) ? 'csgo' : null
}

type Participant = NonNullable<StartggEntrant['participants']>[number]

/** Identifies a participant by the service, and by the accounts that the participant has connected. */
function accountsOf(participant: Participant, service: EventService): readonly string[] {
  const { player, requiredConnections } = participant ?? {}
  const connected = (requiredConnections ?? []).flatMap(connection => {
    const provider = connection?.type?.toLowerCase()
    if ((provider !== 'steam' && provider !== 'discord') || !connection?.externalId) return []
    return personKey(provider, connection.externalId) ?? []
  })
  const own = player ? personKey(service, player.id) : null
  return [...new Set([...(own === null ? [] : [own]), ...connected])].slice(0, personKeysMax)
}

function playersOf(
  { participants }: StartggEntrant,
  service: EventService,
  notes: ImportNote[],
): ForeignTeam['players'] {
  return (participants ?? []).map(participant => {
    const said = participant?.gamerTag ?? ''
    const name = publicName({ displayName: cleanLine(said, profileLimits.displayNameMax) || 'Player' })
    if (!isSameText(said, name)) notes.push(importNote('name-changed', '', { said, kept: name }))
    return { name, rank: null, accounts: accountsOf(participant, service) }
  })
}

/** The entrants as teams by their ids. Names are made valid, and unique by a number. */
function teamsOf(
  entrants: readonly StartggEntrant[],
  service: EventService,
  notes: ImportNote[],
): ReadonlyMap<string, ForeignTeam & { readonly others: ForeignTeam['players'] }> {
  const taken = new Set<string>()
  return new Map(
    entrants.map(entrant => {
      const said = entrant.name ?? ''
      const base = cleanLine(said, teamLimits.nameMax) || 'Team'
      let name = base
      for (let number = 2; taken.has(foldedName(name)); number += 1) {
        const suffix = ` (${number})`
        name = `${cleanLine(base, teamLimits.nameMax - suffix.length)}${suffix}`
      }
      taken.add(foldedName(name))
      if (!isSameText(said, name)) notes.push(importNote('name-changed', '', { said, kept: name }))
      const players = playersOf(entrant, service, notes)
      return [
        entrant.id,
        { name, players: players.slice(0, teamSize), others: players.slice(teamSize) },
      ] as const
    }),
  )
}

/** Whether texts differ in nothing that anybody sees. */
function isSameText(said: string, kept: string): boolean {
  return said.normalize('NFC').replace(/\s+/g, ' ').trim() === kept
}

function playedBracket(
  stages: readonly PhaseStage[],
  ranking: readonly string[],
  { nameOf, problems }: Pick<SetReading, 'nameOf' | 'problems'>,
): Bracket | null {
  const created = createBracket(planOfStages(stages))
  if (!created.ok) {
    problems.push({ path: '', problem: created.code })
    return null
  }
  let current = created.value
  for (const [index, { sets }] of stages.entries()) {
    const next = stages[index + 1]
    const played = replayed(current, next)
    if (next !== undefined && next.teamIds.length > 0 && problems.length === 0) {
      const ordered = withEntrantOrder(current, played, next.key, next.teamIds)
      if (ordered === null) {
        problems.push({ path: next.phase.name ?? next.phase.id, problem: 'other-teams-advanced' })
        return null
      }
      current = replayed(ordered, next)
    } else current = played

    function replayed(start: Bracket, after: PhaseStage | undefined): Bracket {
      const { bracket, misfits } = replayResults(start, sets)
      // The second replay has no other misfits than the first one.
      for (const { index: at, reason } of misfits) {
        const { label = '', teamIds = [] } = sets[at] ?? {}
        problems.push({ path: `${label}: ${teamIds.map(nameOf).join(' – ')}`, problem: reason })
      }
      const order = after === undefined ? ranking : after.teamIds
      return order.length === 0 ? bracket : decideTies(bracket, stages[index]?.key ?? '', order)
    }
  }
  return current
}

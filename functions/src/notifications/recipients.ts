import { isFree } from '@upper-bracket/shared/matchRoom/standIn'
import { namedTeamIds } from '@upper-bracket/shared/notifications/namedTeamIds'
import type { Audience, OfferedPlace, OutboxEvent } from '@upper-bracket/shared/notifications/outboxEvent'
import type { CollectionReference } from 'firebase-admin/firestore'
import { documents } from '../platform/firestore/documents.ts'
import { orderById } from '../platform/firestore/find.ts'
import { getAll } from '../platform/firestore/getAll.ts'

/** The number of people per commit of a large audience. */
const peopleAtOnce = 100
/** A team has five players. */
const teamsAtOnce = 20

interface Team {
  readonly teamId: string
  readonly name: string
}

interface Recipient {
  readonly uid: string
  readonly ownTeamId: string | null
  readonly teams: readonly Team[]
  /** The place that a guest is offered. Absent for people with an account. */
  readonly place?: OfferedPlace
}

/** A part of an audience. `last` is where the next part begins; null if there is none. */
export interface Recipients {
  readonly people: readonly Recipient[]
  readonly last: string | null
}

/** Returns the next batch of people to notify of an event, without the person who caused it. */
export async function nextRecipients(event: OutboxEvent): Promise<Recipients> {
  const { people, last } = await readPart(event.audience, event.competition.id, event.after)
  return { people: people.filter(({ uid }) => uid !== event.byUid), last }
}

function readPart(audience: Audience, competitionId: string, after: string | null): Promise<Recipients> {
  switch (audience.of) {
    case 'people':
      return Promise.resolve(among(audience.uids, after))
    case 'players':
      return playersAfter(competitionId, after)
    case 'organizers':
      return organizersOf(competitionId, namedTeamIds(audience, null))
    case 'teams':
      return teamsAfter(competitionId, audience, after)
    case 'followers':
      return followersAfter(competitionId, audience.organizerUid, after)
    case 'guests':
      return Promise.resolve(guestsAmong(audience.places, after))
  }
}

function among(uids: readonly string[], after: string | null): Recipients {
  const { items, last } = part(uids, after, peopleAtOnce)
  return { people: items.map(alone), last }
}

function guestsAmong(places: readonly OfferedPlace[], after: string | null): Recipients {
  const byUid = new Map(places.map(place => [place.uid, place]))
  const { items, last } = part([...byUid.keys()], after, peopleAtOnce)
  const people = items.flatMap(uid => {
    const place = byUid.get(uid)
    return place === undefined ? [] : [{ ...alone(uid), place }]
  })
  return { people, last }
}

async function playersAfter(competitionId: string, after: string | null): Promise<Recipients> {
  return idsAfter(documents.players(competitionId), after)
}

/** Ends early if the competition no longer exists or stands on the organizer's page. */
async function followersAfter(
  competitionId: string,
  organizerUid: string,
  after: string | null,
): Promise<Recipients> {
  const competition = (await documents.competition(competitionId).get()).data()
  const isShown = competition?.ownerUid === organizerUid && typeof competition.onPage?.address === 'string'
  return isShown ? idsAfter(documents.followers(organizerUid), after) : { people: [], last: null }
}

/** Returns the people whose uids are the ids of the next documents. */
async function idsAfter(collection: CollectionReference, after: string | null): Promise<Recipients> {
  const ordered = orderById(collection).limit(peopleAtOnce)
  const { docs } = await (after === null ? ordered : ordered.startAfter(after)).select().get()
  const last = docs.length < peopleAtOnce ? null : (docs.at(-1)?.id ?? null)
  return { people: docs.map(({ id }) => alone(id)), last }
}

async function organizersOf(competitionId: string, teamIds: readonly string[]): Promise<Recipients> {
  const [read, ...found] = await Promise.all([
    documents.competition(competitionId).get(),
    ...teamIds.map(teamId => documents.team(competitionId, teamId).get()),
  ])
  const competition = read.data()
  if (competition === undefined) return { people: [], last: null }
  const teams = found.flatMap(team => {
    const name = team.data()?.name
    return name === undefined ? [] : [{ teamId: team.id, name }]
  })
  const uids = new Set([competition.ownerUid, ...competition.adminUids])
  return { people: [...uids].map(uid => ({ ...alone(uid), teams })), last: null }
}

async function teamsAfter(
  competitionId: string,
  audience: Extract<Audience, { of: 'teams' }>,
  after: string | null,
): Promise<Recipients> {
  const { teamIds, matchTeamIds = [], standIns = [] } = audience
  const { items, last } = part(teamIds, after, teamsAtOnce)
  const [read, free] = await Promise.all([
    getAll([...new Set([...items, ...matchTeamIds])].map(teamId => documents.team(competitionId, teamId))),
    freeAmong(
      competitionId,
      standIns.map(({ uid }) => uid),
    ),
  ])
  const found = read.flatMap(snapshot => {
    const team = snapshot.data()
    if (team === undefined) return []
    const playing = standIns.filter(({ uid, teamId }) => teamId === snapshot.id && free.has(uid))
    const uids = new Set([...team.playerUids, ...playing.map(({ uid }) => uid)])
    return [{ teamId: snapshot.id, name: team.name, uids: [...uids] }]
  })
  const people = found
    .filter(({ teamId }) => items.includes(teamId))
    .flatMap(({ teamId: ownTeamId, uids }) => {
      const teams = namedTeamIds(audience, ownTeamId)
        .flatMap(teamId => found.find(team => team.teamId === teamId) ?? [])
        .map(named)
      return uids.map(uid => ({ uid, ownTeamId, teams }))
    })
  return { people, last }
}

/** Anyone who has joined a team since then is notified as its member, if at all. */
async function freeAmong(competitionId: string, uids: readonly string[]): Promise<ReadonlySet<string>> {
  const entries = await getAll(uids.map(uid => documents.player(competitionId, uid)))
  const players = entries.flatMap(read => read.data() ?? [])
  return new Set(players.filter(isFree).map(({ uid }) => uid))
}

function named({ teamId, name }: Team): Team {
  return { teamId, name }
}

function alone(uid: string): Recipient {
  return { uid, ownTeamId: null, teams: [] }
}

/** Returns the next ids in sorted order, without duplicates. */
function part(ids: readonly string[], after: string | null, most: number) {
  const rest = [...new Set(ids)].sort().filter(id => after === null || id > after)
  const items = rest.slice(0, most)
  return { items, last: rest.length > most ? (items.at(-1) ?? null) : null }
}

import { type CallableName, contract } from '@upper-bracket/shared/contract/contract'
import { settingDefaults } from '@upper-bracket/shared/competition/settings/settings'
import { defaultOverlay } from '@upper-bracket/shared/live/overlay'
import { documentId } from '@upper-bracket/shared/text/documentId'
import { unguessableId } from '@upper-bracket/shared/text/unguessableId'
import { expect, test } from 'vitest'
import { call } from '../../../testing/call.ts'
import { stored } from '../../../testing/database.ts'
import { signUpAll } from '../../../testing/person.ts'
import { freshId, seededCompetition } from '../../../testing/seededCompetition.ts'
import { newSecret, requested } from '../support/commentating.ts'
import { changingNothing, refused } from '../support/refused.ts'
import { aWebhook } from '../support/webhooks.ts'

const people = await signUpAll('owner', 'player')
const { owner, player } = people

interface Row {
  /** Creates something and deletes or replaces it. */
  readonly before: () => Promise<unknown>
  /** The call that has created it, again. */
  readonly late: () => ReturnType<typeof call>
  /** What the repetition gets: a refusal, or what the first call got. */
  readonly answer?: object
}

const { competitionId } = await seededCompetition({
  owner,
  competition: { options: { ...settingDefaults.options, wholeTeams: true } },
  teams: [{ players: [{ uid: freshId() }] }, { players: [{ uid: freshId() }] }],
})
const done = async (outcome: ReturnType<typeof call>) => expect(await outcome).toMatchObject({ ok: true })

function team(): Row {
  const teamId = freshId()
  const late = () =>
    call('createTeam', owner, { competitionId, teamId, name: `T ${teamId}`, discordLink: null })
  const before = async () => {
    await done(late())
    await done(call('deleteTeam', owner, { competitionId, teamId }))
  }
  return { before, late }
}

function guest(): Row {
  const uid = `guest-${freshId()}`
  const players = [{ uid, name: `G ${uid.slice(-6)}`, rankTier: null, teamId: null }]
  const late = () => call('addGuestPlayers', owner, { competitionId, players, teams: [] })
  const before = async () => {
    await done(late())
    await done(call('removePlayer', owner, { competitionId, uid }))
  }
  return { before, late }
}

function overlay(): Row {
  const overlayId = freshId()
  const late = () =>
    call('saveOverlay', owner, { competitionId, overlayId, revision: 0, options: defaultOverlay })
  const before = async () => {
    await done(late())
    await done(call('revokeOverlay', owner, { competitionId, overlayId }))
  }
  return { before, late }
}

function joining(): Row {
  const joinId = freshId()
  const late = () => call('joinCompetition', player, { competitionId, joinId })
  const before = async () => {
    await done(late())
    await done(call('leaveCompetition', player, { competitionId }))
  }
  return { before, late }
}

function wholeTeam(): Row {
  const [joinId, teamId] = [freshId(), freshId()]
  const entering = { joinId, teamId, name: `W ${teamId}`, discordLink: null, members: [] }
  const late = () => call('enterTeam', player, { competitionId, ...entering })
  const before = async () => {
    await done(late())
    await done(call('leaveCompetition', player, { competitionId }))
  }
  return { before, late }
}

function webhook(): Row {
  const webhookId = freshId()
  const address = 'http://127.0.0.1:9/'
  const input = {
    competitionId,
    webhookId,
    address,
    secret: `whsec_${'A'.repeat(32)}`,
    kinds: ['match.finished' as const],
  }
  const before = async () => {
    await stored.webhook(competitionId, webhookId).set(aWebhook)
    await stored.webhookSecret(competitionId, webhookId).set({
      address,
      secrets: [{ secret: input.secret, until: null }],
      revision: 0,
      leasedUntil: 0,
      nextAt: 0,
      attempts: 0,
    })
    await done(call('removeWebhook', owner, { competitionId, webhookId }))
  }
  return { before, late: () => call('addWebhook', owner, input) }
}

function bracket(end: 'deleted' | 'replaced'): Row {
  const bracketId = freshId()
  const generate = (id: string) =>
    call('generateBracket', owner, { competitionId, bracketId: id, seeding: 'rank', replace: true })
  const before = async () => {
    await done(generate(bracketId))
    await done(
      end === 'deleted'
        ? call('deleteBracket', owner, { competitionId, bracketId, confirmed: true })
        : generate(freshId()),
    )
  }
  return { before, late: () => generate(bracketId) }
}

function calendar(): Row {
  const secrets = [newSecret(), newSecret()] as const
  const create = (secret: string) => call('createCalendarLink', player, { secret })
  const before = async () => {
    await done(create(secrets[0]))
    await done(create(secrets[1]))
  }
  return { before, late: () => create(secrets[0]) }
}

async function commentatorLink(): Promise<Row> {
  const { address } = await requested(competitionId, owner)
  const secrets = [newSecret(), newSecret()] as const
  const renew = (secret: string) => call('renewCommentatorLink', owner, { ...address, secret })
  const before = async () => {
    await done(renew(secrets[0]))
    await done(renew(secrets[1]))
    await done(call('openCommentatorLink', player, { ...address, secret: secrets[1] }))
  }
  return { before, late: () => renew(secrets[0]), answer: { ok: true } }
}

const rows: Partial<Record<CallableName, readonly Row[]>> = {
  createTeam: [team()],
  addGuestPlayers: [guest()],
  saveOverlay: [overlay()],
  joinCompetition: [joining()],
  enterTeam: [wholeTeam()],
  addWebhook: [webhook()],
  renewCommentatorLink: [await commentatorLink()],
  createCalendarLink: [calendar()],
  // Last, because the teams are in the bracket then.
  generateBracket: [bracket('deleted'), bracket('replaced')],
}

/** What these create stays, even when it is revoked, or remembers what it has replaced. */
const staying: readonly CallableName[] = [
  'createCompetition',
  'importCompetition',
  'createInvitation',
  'createApiKey',
  'requestCommentator',
  'planMatches',
  'distributePlayers',
  'startDraft',
  'startReadinessCheck',
  'reportResult',
  'proposeTime',
  'askForStandIn',
  'addScreenshot',
  'sendChatMessage',
  'sendMatchMessage',
  'sendTeamMessage',
  'notifyTeam',
  'testWebhook',
  'resendWebhookDelivery',
]

/** These end something. */
const ending: readonly CallableName[] = [
  'revokeOverlay',
  'revokeInvitation',
  'acceptInvitation',
  'openCommentatorLink',
]

test('each callable that takes an id or a secret from its caller is known', () => {
  const taking = Object.entries(contract).flatMap(([name, { input }]) => {
    const { shape = {} } = input._zod.def as { readonly shape?: Readonly<Record<string, unknown>> }
    const isChosen = Object.values(shape).some(field => field === documentId || field === unguessableId)
    return isChosen ? [name] : []
  })
  const known = [...Object.keys(rows), ...staying, ...ending]
  expect(taking.filter(name => !known.includes(name))).toEqual([])
})

test.each(Object.keys(rows) as CallableName[])('a late repetition of %s brings nothing back', async name => {
  for (const { before, late, answer = refused('id-taken') } of rows[name] ?? []) {
    await before()
    await changingNothing(competitionId, [player.uid], async () => {
      expect(await late()).toMatchObject(answer)
      expect(await Promise.all([late(), late()])).toMatchObject([answer, answer])
    })
  }
})

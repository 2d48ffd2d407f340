import { type IdentityProvider, identityProviders } from '../account/account.ts'
import type { Inconsistency } from './inconsistency.ts'
import { paths } from './paths.ts'
import type { PersonRecords } from './personRecords.ts'

/** Finds all inconsistencies between the documents of one person, and with Firebase Authentication. */
export function personInconsistencies(person: PersonRecords): Inconsistency[] {
  return [
    ...existenceInconsistencies(person),
    ...linkInconsistencies(person),
    ...telegramInconsistencies(person),
    ...pushDeviceInconsistencies(person),
    ...activeCompetitionInconsistencies(person),
  ]
}

function existenceInconsistencies({
  uid,
  hasUser,
  profile,
  account,
  identityOwners,
}: PersonRecords): Inconsistency[] {
  const [profilePath, accountPath] = [paths.profile(uid), paths.account(uid)]
  if (hasUser && profile === null) {
    const sentence = `${uid} has an account, but there is no ${profilePath}.`
    return [{ rule: 'user-without-profile', sentence, fix: { by: 'making-profile', uid } }]
  }
  if (!hasUser && profile !== null) {
    // An interrupted first sign-in by Discord or Steam looks like this, and is completed by the next one.
    const sentence = `${profilePath} exists, but its owner has no account.`
    return [{ rule: 'profile-without-user', sentence, fix: null }]
  }
  if (!hasUser && account !== null) {
    const isOwner = identityProviders.some(provider => identityOwners[provider] === uid)
    const writes = [{ path: accountPath, fields: null }]
    return [
      {
        rule: 'orphaned-account',
        sentence: `${accountPath} exists, but its owner has neither an account nor a profile.`,
        fix: isOwner ? null : { by: 'writing', basis: [accountPath, profilePath], writes },
      },
    ]
  }
  return []
}

const shownIn = { discord: 'discordID', steam: 'steamID' } as const satisfies Record<IdentityProvider, string>

function linkInconsistencies({ uid, profile, account, identityOwners }: PersonRecords): Inconsistency[] {
  const [profilePath, accountPath] = [paths.profile(uid), paths.account(uid)]
  const found: Inconsistency[] = []
  for (const provider of identityProviders) {
    const id = account?.identities[provider]
    if (account !== null && id !== undefined && identityOwners[provider] !== uid) {
      const identityPath = paths.identity(provider, id)
      const owner = identityOwners[provider] ?? null
      const { [provider]: _, ...identities } = account.identities
      found.push(
        owner === null
          ? {
              rule: 'identity-missing',
              sentence: `${accountPath} has the ${provider} account ${id}, but there is no ${identityPath}.`,
              // The method was removed on purpose, or its document was lost: only a person can decide.
              fix: null,
            }
          : {
              rule: 'identity-of-another',
              sentence: `${accountPath} has the ${provider} account ${id}, but ${identityPath} belongs to ${owner}.`,
              fix: {
                by: 'writing',
                basis: [accountPath, identityPath],
                writes: [{ path: accountPath, fields: { identities } }],
              },
            },
      )
    }
    const field = shownIn[provider]
    // Old profiles lack the field.
    const shown = profile?.[field] ?? null
    if (profile === null || shown === (id ?? null)) continue
    found.push({
      rule: 'shown-identity',
      sentence: `${profilePath} shows the ${provider} account ${shown}, but ${accountPath} has ${id ?? 'none'}.`,
      fix: {
        by: 'writing',
        basis: [profilePath, accountPath],
        writes: [{ path: profilePath, fields: { [field]: id ?? null } }],
      },
    })
  }
  return found
}

/** A chat counts as connected only if both sides agree; reconnecting takes two clicks. */
function telegramInconsistencies({ uid, profile, account, chatOwner }: PersonRecords): Inconsistency[] {
  const [profilePath, accountPath] = [paths.profile(uid), paths.account(uid)]
  const chatId = account?.telegramChatId ?? null
  if (chatId !== null && chatOwner !== uid) {
    const chatPath = paths.telegramChat(chatId)
    const actual = chatOwner === null ? `there is no ${chatPath}` : `${chatPath} belongs to ${chatOwner}`
    const shown = profile === null ? [] : [{ path: profilePath, fields: { telegramConnected: false } }]
    return [
      {
        rule: 'chat-of-another',
        sentence: `${accountPath} has the chat ${chatId}, but ${actual}.`,
        fix: {
          by: 'writing',
          basis: [accountPath, chatPath, profilePath],
          writes: [{ path: accountPath, fields: { telegramChatId: null } }, ...shown],
        },
      },
    ]
  }
  if (profile === null || (profile.telegramConnected ?? false) === (chatId !== null)) return []
  const [shows, has] = chatId === null ? ['a', 'none'] : ['no', 'one']
  return [
    {
      rule: 'shown-telegram',
      sentence: `${profilePath} shows ${shows} Telegram chat, but ${accountPath} has ${has}.`,
      fix: {
        by: 'writing',
        basis: [profilePath, accountPath],
        writes: [{ path: profilePath, fields: { telegramConnected: chatId !== null } }],
      },
    },
  ]
}

function pushDeviceInconsistencies({ uid, profile, pushDeviceIds }: PersonRecords): Inconsistency[] {
  // Old profiles lack the field.
  const shown = profile?.pushDeviceIds ?? []
  const lost = shown.filter(id => !pushDeviceIds.includes(id))
  if (lost.length === 0) return []
  const path = paths.profile(uid)
  return [
    {
      rule: 'shown-push-devices',
      sentence: `${path} shows ${lost.map(paths.pushDevice).join(', ')}, which are not theirs.`,
      fix: {
        by: 'writing',
        basis: [path, ...lost.map(paths.pushDevice)],
        writes: [{ path, fields: { pushDeviceIds } }],
      },
    },
  ]
}

function activeCompetitionInconsistencies({ uid, profile, active }: PersonRecords): Inconsistency[] {
  const competitionId = profile?.activeCompetitionID ?? null
  if (competitionId === null || (active !== 'missing' && active !== 'nothing')) return []
  const [path, competition] = [paths.profile(uid), paths.competition(competitionId)]
  const why = active === 'missing' ? 'does not exist' : 'they neither play in nor run'
  return [
    {
      rule: 'active-competition',
      sentence: `${path} leads to ${competition}, which ${why}.`,
      fix: {
        by: 'writing',
        basis: [path, competition, paths.player(competitionId, uid)],
        writes: [{ path, fields: { activeCompetitionID: null } }],
      },
    },
  ]
}

import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { storedData } from '../../shared/src/operator/storedData.ts'
import { en } from '../../shared/src/operator/texts/en.ts'
import { ru } from '../../shared/src/operator/texts/ru.ts'
import { archivedCollections } from '../../shared/src/transfer/archivedData.ts'
import { functionQueries } from '../../shared/src/queries/functionQueries.ts'

const [model, references, rules] = await Promise.all(
  ['docs/data-model.md', 'functions/src/platform/firestore/models.ts', 'firestore.rules'].map(path =>
    readFile(path, 'utf8'),
  ),
)

const [models] = matches(references, /^export interface Models \{([^}]+)\}/gm)
const collections = matches(models, /readonly (\w+):/g)

test('docs/data-model.md has a row for every collection of the typed references, and no other', () => {
  expect(
    documented()
      .map(({ collection }) => collection)
      .toSorted(),
  ).toEqual(collections.toSorted())
})

test('docs/data-model.md says that browsers read precisely what firestore.rules grant', () => {
  const granted = matches(rules, /^ +match \/(?:\{parent=\*\*\}\/)?(\w+)\/\{/gm).filter(
    name => name !== 'databases',
  )
  const read = documented().filter(({ readers }) => readers !== 'functions')
  expect([...new Set(read.map(({ collection }) => collection))].toSorted()).toEqual(granted.toSorted())
})

test('the privacy policy has every collection in one row', () => {
  const stated = Object.values(storedData).flatMap<string>(row => row.collections)
  expect(stated.toSorted()).toEqual(collections.toSorted())
})

/** How the privacy policy names what is in each collection that these read; null if nothing in it is personal. */
const readBy = {
  everybody: {
    operation: null,
    competitions: /names .*of organizers|имена .*организаторов/,
    players: /name, photo, ranks|имя, фото, ранги/,
    teams: /teams of players|команды игроков/,
    drafts: /drafts|драфты/,
    invitations: /An invitation|Приглашение/,
    invites: /An invitation|Приглашение/,
    publicCommentators: /confirmed commentators|подтверждённых комментаторов/,
    overlays: null,
    brackets: /results|результаты/,
    matches: /results|результаты/,
    lineUps: /line-ups|составы/,
    matchRooms: /arranged, reported and disputed|договорённости, отчёты и споры/,
    organizerPages: /names and pages of organizers|имена и страницы организаторов/,
  },
  organizers: {
    contacts: /contacts|контакты/,
    applicants: /requests to take part|заявки/,
    messages: /chats|чатах/,
    private: /how far you have read|что прочитали/,
    log: /history|историю/,
    invitations: null,
    commentators: /contacts|контакты/,
    undelivered: null,
    announcers: null,
    webhooks: null,
    webhookDeliveries: null,
    apiKeys: null,
    overlays: null,
    changes: null,
    screenshots: /screenshots|скриншоты/,
  },
  players: {
    messages: /chats|чатах/,
    private: /how far you have read|что прочитали/,
    screenshots: /screenshots|скриншоты/,
  },
} as const

test.each([
  ['everybody', /^true$/],
  ['organizers', /\b(?:runs|produces|isInTeam|isInMatch|talks)\(/],
  ['players', /\b(?:isInTeam|isInMatch)\(/],
] as const)('the privacy policy tells %s what firestore.rules let them read', (reader, grant) => {
  const said: Readonly<Record<string, RegExp | null>> = readBy[reader]
  expect(readersOf(grant)).toEqual(Object.keys(said).toSorted())
  for (const { recipients } of [en, ru])
    for (const named of Object.values(said)) if (named !== null) expect(recipients[reader]).toMatch(named)
})

test('each collection is in archives, or in one row of what they leave out', () => {
  const stated = Object.values(archivedCollections).flatMap<string>(row => row)
  expect(stated.toSorted()).toEqual(collections.toSorted())
})

test('the privacy policy states a time for precisely those collections that are swept after one', () => {
  // These are swept once what they belong to is gone.
  const others = ['brackets', 'deletedCompetitions']
  const swept = Object.values(functionQueries).flatMap(query =>
    'where' in query && ('sweepAfter' in query.where || 'expiresAt' in query.where)
      ? ['group' in query ? query.group : query.collection]
      : [],
  )
  const timed = Object.values(storedData).flatMap<string>(row =>
    typeof row.retention === 'string' ? [] : row.collections,
  )
  // Deleted together with a delivery and an invitation's address.
  const along = ['undelivered', 'invitations']
  const found = new Set([...swept.filter(each => !others.includes(each)), ...along])
  expect([...found].toSorted()).toEqual(timed.toSorted())
})

/** The collections that the rules let browsers read under such a condition. */
function readersOf(grant: RegExp): readonly string[] {
  const blocks = (rules ?? '').split(/^ +match \/(?=.*\{$)/m).slice(1)
  const granted = blocks.flatMap(block => {
    const [, name = ''] = /(\w+)\/\{/.exec(block) ?? []
    const conditions = [...block.matchAll(/allow (?:get|list): if ([^;]+);/g)].map(([, each = '']) => each)
    return conditions.some(each => grant.test(each)) ? [name] : []
  })
  return [...new Set(granted)].toSorted()
}

/** The rows of the tables, by the last collection of their path. */
function documented(): readonly { readonly collection: string; readonly readers: string }[] {
  const rows = (model ?? '').matchAll(/^\| `([^`]+)` \|.*\| ([^|]+) \|$/gm)
  const named = [...rows].map(([, path = '', readers = '']) => ({
    collection: path.split('/').at(-2) ?? '',
    readers: readers.trim(),
  }))
  return named.filter(
    ({ collection }, index) => named.findIndex(row => row.collection === collection) === index,
  )
}

function matches(text: string | undefined, pattern: RegExp): readonly string[] {
  return [...new Set([...(text ?? '').matchAll(pattern)].map(([, name = '']) => name))]
}

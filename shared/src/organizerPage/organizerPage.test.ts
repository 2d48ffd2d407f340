import { describe, expect, test } from 'vitest'
import { handOver } from '../competition/administrators/handOver.ts'
import { aCompetition } from '../competition/testing/aCompetition.ts'
import { refuse } from '../errors/outcome.ts'
import { foldedAddress, isReservedAddress } from './organizerAddress.ts'
import { type OrganizerPage, organizerPageFields } from './organizerPage.ts'
import { organizerPageLimits } from './organizerPageLimits.ts'
import { organizerSections } from './organizerView.ts'
import { saveOrganizerPage } from './saveOrganizerPage.ts'
import { showOnPage } from './showOnPage.ts'

const fields = { address: 'wolf-cups', name: 'Wolf Cups', description: '', links: [] }
const first = { uid: 'wolf', revision: 0, holder: null, held: [], now: 5 }
const page: OrganizerPage = {
  ...fields,
  addresses: ['wolf-cups'],
  revision: 1,
  createdAt: 5,
  updatedAt: 5,
}
const later = { ...first, revision: 1, held: ['wolf-cups'], now: 9 }
const isValid = (field: keyof typeof organizerPageFields, value: unknown) =>
  organizerPageFields[field].safeParse(value).success

describe('an address', () => {
  test.each(['cup', 'wolf-cups', '5x5', 'a'.repeat(40)])('can be %s', address => {
    expect(isValid('address', address)).toBe(true)
  })

  test.each([
    'ab',
    'a'.repeat(41),
    'Wolf',
    'волки',
    'wоlf',
    'wolf_cups',
    'wolf--cups',
    '-wolf',
    'wolf-',
    'wolf/cups',
    'wolf.cups',
    '../wolf',
    'wolf cups',
    '',
  ])('cannot be %s', address => {
    expect(isValid('address', address)).toBe(false)
  })

  test('is equal to one that looks like it, and different from others', () => {
    for (const [one, other] of [
      ['wolf-cups', 'w-olfcups'],
      ['wolf', 'w0lf'],
      ['wolf', 'wo1f'],
      ['modern', 'modem'],
    ] as const) {
      expect(foldedAddress(one)).toBe(foldedAddress(other))
    }
    expect(foldedAddress('big')).not.toBe(foldedAddress('blg'))
  })

  test('is not one of the product, or like it', () => {
    for (const address of [
      'competitions',
      'admin',
      'sign-in',
      'upper-bracket',
      'upperbracket-cups',
      '0fficial',
    ])
      expect([address, isReservedAddress(address)]).toEqual([address, true])
    expect(saveOrganizerPage(null, { ...fields, address: 'dota-2' }, first)).toEqual(
      refuse('address-reserved'),
    )
  })
})

test('links lead to web pages over https alone', () => {
  expect(organizerPageFields.links.parse([' HTTPS://Example.org '])).toEqual(['https://example.org/'])
  for (const link of [
    'javascript:alert(1)',
    'data:text/html,x',
    'http://example.org',
    'mailto:wolf@example.org',
    '//example.org',
    'https://bank.example@evil.example',
    `https://example.org/${'x'.repeat(300)}`,
  ])
    expect([link, isValid('links', [link])]).toEqual([link, false])
  expect(isValid('links', Array(organizerPageLimits.links + 1).fill('https://example.org'))).toBe(false)
})

describe('a page', () => {
  test('is created, changed, and not changed by a repeated call', () => {
    expect(saveOrganizerPage(null, fields, first)).toEqual({ ok: true, value: page })
    expect(saveOrganizerPage(page, fields, { ...first, now: 8 })).toEqual({ ok: true, value: page })
    const renamed = { ...fields, name: 'Wolves' }
    expect(saveOrganizerPage(page, renamed, later)).toMatchObject({
      value: { name: 'Wolves', revision: 2, createdAt: 5, updatedAt: 9 },
    })
    expect(saveOrganizerPage(page, renamed, first)).toEqual(refuse('changed-meanwhile'))
  })

  test('keeps the addresses that it had, and returns to them', () => {
    const moved = saveOrganizerPage(page, { ...fields, address: 'wolves' }, later)
    expect(moved).toMatchObject({ value: { address: 'wolves', addresses: ['wolf-cups', 'wolves'] } })
    if (!moved.ok) return
    const back = {
      ...later,
      revision: 2,
      holder: { uid: 'wolf' },
      held: Array(organizerPageLimits.addresses).fill('wolf'),
    }
    expect(saveOrganizerPage(moved.value, fields, back)).toMatchObject({
      value: { address: 'wolf-cups', addresses: ['wolves', 'wolf-cups'] },
    })
    expect(
      saveOrganizerPage(moved.value, { ...fields, address: 'bears' }, { ...back, holder: null }),
    ).toEqual(refuse('too-many-addresses', { max: 5, addresses: back.held.join(', ') }))
  })

  test('is created again at all addresses of the account', () => {
    const held = ['wolf-cups', 'wolves']
    const created = saveOrganizerPage(null, fields, { ...first, holder: { uid: 'wolf' }, held })
    expect(created).toMatchObject({ value: { address: 'wolf-cups', addresses: ['wolves', 'wolf-cups'] } })
  })

  test('counts each spelling of an address that looks the same', () => {
    let current: OrganizerPage | null = null
    const spellings = ['wolves', 'w-olves', 'wo-lves', 'wol-ves', 'wolv-es', 'wolve-s']
    const outcomes = spellings.map((address, index) => {
      const circumstances = { ...later, revision: index, holder: { uid: 'wolf' }, held: ['wolves'] }
      const saved = saveOrganizerPage(current, { ...fields, address }, circumstances)
      if (saved.ok) current = saved.value
      return saved.ok
    })
    expect(outcomes).toEqual(spellings.map((_, index) => index < organizerPageLimits.addresses))
  })

  test.each(['bear', null])('does not get an address that %s had', uid => {
    expect(saveOrganizerPage(null, fields, { ...first, holder: { uid } })).toEqual(refuse('address-taken'))
  })
})

describe('a competition', () => {
  const open = aCompetition({ ownerUid: 'wolf', adminUids: ['bear'], registrationDeadline: 100 })
  const at = { shown: true, mayAnnounce: true, now: 50 }

  test('is shown and announced once, also after it was handed over', () => {
    const shown = showOnPage(open, page, at)
    expect(shown).toEqual({
      ok: true,
      value: { onPage: { address: 'wolf-cups', toldAt: 50 }, announced: 'told' },
    })
    if (!shown.ok) return
    const { onPage } = shown.value
    const told = { ...open, onPage }
    expect(showOnPage(told, page, { ...at, shown: false })).toMatchObject({
      value: { onPage: { address: null, toldAt: 50 }, announced: 'hidden' },
    })
    const given = handOver(told, 'bear', { previous: 'Wolf', next: 'Bear' })
    expect(given).toMatchObject({ value: { onPage: { address: null, toldAt: 50 } } })
    if (given.ok) expect(showOnPage(given.value, page, at)).toMatchObject({ value: { announced: 'before' } })
  })

  test('is shown without an announcement where nobody can join, or enough were announced', () => {
    const announcedOf = (competition: typeof open, change = {}) => {
      const shown = showOnPage(competition, page, { ...at, ...change })
      return shown.ok && [shown.value.announced, shown.value.onPage]
    }
    const untold = { address: 'wolf-cups', toldAt: null }
    expect(announcedOf({ ...open, status: 'running' })).toEqual(['closed', untold])
    expect(announcedOf(open, { now: 101 })).toEqual(['closed', untold])
    const options = { ...open.options, waitingList: false }
    const full = { ...open, options, places: { teams: 2, players: 2 }, playerCount: 2 }
    expect(announcedOf(full)).toEqual(['closed', untold])
    const invited = { ...full, options: { ...options, entry: 'invited' as const } }
    expect(announcedOf(invited)).toEqual(['closed', untold])
    expect(announcedOf(open, { mayAnnounce: false })).toEqual(['later', untold])
  })

  test.each([
    ['a place on the waiting list', { waitingList: true }, 2],
    ['a code', { entry: 'invited' }, 1],
  ] as const)('is announced where people can ask for %s', (_, options, playerCount) => {
    const places = { teams: 2, players: 2 }
    const asked = { ...open, options: { ...open.options, ...options }, places, playerCount }
    expect(showOnPage(asked, page, at)).toMatchObject({ value: { announced: 'told' } })
  })

  test('is not shown without a page', () => {
    expect(showOnPage(open, null, at)).toEqual(refuse('no-organizer-page'))
    expect(showOnPage(open, null, { ...at, shown: false })).toMatchObject({ ok: true })
  })

  test('stands in its section, each in its order', () => {
    const now = 1_800_000_000_000
    const day = 24 * 60 * 60_000
    const rows = [1, 5, -9, 3].map(days => ({ ...open, id: `in ${days}`, startDate: now + days * day }))
    const past = [-4, -2].map(days => ({
      ...open,
      status: 'finished' as const,
      id: `${days}`,
      startDate: now + days * day,
    }))
    const sections = organizerSections([...past, ...rows], { limit: 2, now })
    expect(
      sections.map(({ section, competitions, hasMore }) => [
        section,
        competitions.map(({ id }) => id),
        hasMore,
      ]),
    ).toEqual([
      ['upcoming', ['in 1', 'in 3'], true],
      ['overdue', ['in -9'], false],
      ['finished', ['-2', '-4'], false],
    ])
  })
})

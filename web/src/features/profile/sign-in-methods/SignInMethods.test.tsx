// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '#testing/renderPage.tsx'
import { SignInMethods } from './SignInMethods.tsx'

const offered = vi.hoisted(() => ({ methods: null as readonly string[] | null }))
vi.mock('#documents/useOfferedMethods.ts', () => ({ useOfferedMethods: () => offered.methods }))

test.each([
  ['not known yet', null, ['Steam', 'Google', 'E-mail']],
  ['set up', ['discord'], ['Steam', 'Discord', 'Google', 'E-mail']],
] as const)('lists what is linked, and what is known to be set up (%s)', async (_, methods, listed) => {
  offered.methods = methods
  await renderPage({
    language: 'en',
    Page: () => (
      <SignInMethods
        account={{
          data: { email: 'wolf@example.org', emailVerified: true, methods: ['google', 'password'] },
          refetch: () => undefined,
        }}
        methods={{
          current: new Set(['google', 'password'] as const),
          waiting: null,
          link: () => undefined,
          cancel: () => undefined,
          unlink: async () => undefined,
        }}
      />
    ),
  })
  const names = screen.getAllByRole('listitem').map(each => each.textContent ?? '')
  expect(names.map(name => listed.find(each => name.includes(each)))).toEqual(
    expect.arrayContaining([...listed]),
  )
  expect(names).toHaveLength(listed.length)
})

// @vitest-environment happy-dom
import { ThemeProvider } from '@mui/material/styles'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { theme } from '#app/theme.ts'
import { LinkTabs } from './LinkTabs.tsx'
import { PendingOutlet } from './PendingOutlet.tsx'

const tabs = [
  { href: '/one', label: 'One' },
  { href: '/two', label: 'Two' },
]

function Frame() {
  return (
    <>
      <LinkTabs label="Tabs" tabs={tabs} />
      <PendingOutlet />
    </>
  )
}

test('a click on a tab marks it and shows rows at once, while the code of its page is held up', async () => {
  const held = Promise.withResolvers<{ Component: () => string }>()
  const router = createMemoryRouter(
    [
      {
        path: '/',
        Component: Frame,
        children: [
          { path: 'one', Component: () => 'The first page' },
          { path: 'two', lazy: () => held.promise },
        ],
      },
    ],
    { initialEntries: ['/one'] },
  )
  const { container } = render(
    <ThemeProvider theme={theme()}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
  await screen.findByText('The first page')
  await userEvent.click(screen.getByRole('link', { name: 'Two' }))
  expect(container.querySelector('[aria-busy=true] .MuiSkeleton-root')).not.toBeNull()
  expect(screen.getByRole('link', { name: 'Two' }).classList).toContain('pending')

  held.resolve({ Component: () => 'The second page' })
  await screen.findByText('The second page')
  expect(container.querySelector('.MuiSkeleton-root')).toBeNull()
})

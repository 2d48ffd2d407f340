// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { Link, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { renderPage } from '#testing/renderPage.tsx'
import { PageTitle } from '#ui/page/PageTitle.tsx'
import { NavigationAnnouncer } from './NavigationAnnouncer.tsx'

function Pages() {
  const page = useLocation().pathname.slice(1)
  return (
    <>
      <NavigationAnnouncer />
      <nav>
        <Link to="/three">Always there</Link>
      </nav>
      <main id="content" tabIndex={-1}>
        <PageTitle>{page}</PageTitle>
        {page === 'one' && <Link to="/two">Only here</Link>}
      </main>
    </>
  )
}

test('after a navigation the title is read out, and the focus is not lost', async () => {
  const { user } = await renderPage({ at: '/one', route: '/:page', Page: Pages })
  const said = () => screen.getByText(/Upper Bracket/, { selector: '[role=status]' }).textContent
  expect(screen.queryByText(/Upper Bracket/, { selector: '[role=status]' })).toBeNull()
  await user.tab()
  await user.tab()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(said()).toBe('two · Upper Bracket'))
  expect(document.activeElement).toBe(screen.getByRole('main'))
  const link = screen.getByRole('link', { name: 'Always there' })
  link.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(said()).toBe('three · Upper Bracket'))
  expect(document.activeElement).toBe(link)
})

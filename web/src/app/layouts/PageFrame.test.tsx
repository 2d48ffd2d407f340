// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { operatorViewAddress } from '@upper-bracket/shared/operator/operator'
import { expect, test, vi } from 'vitest'
import { renderPage } from '#testing/renderPage.tsx'
import { PageFrame } from './PageFrame.tsx'

const drawn = vi.hoisted(() => ({ footers: 0 }))
vi.mock('./SiteFooter.tsx', () => ({
  SiteFooter: () => {
    drawn.footers += 1
    return null
  },
}))
vi.mock('#features/demonstration/DemonstrationNotice.tsx', () => ({ default: () => <p>A demonstration</p> }))

test('the frame is not drawn again once it is known whether this is a demonstration', async () => {
  await renderPage({
    at: '/auth',
    Page: () => (
      <PageFrame>
        <p>A page</p>
      </PageFrame>
    ),
    answers: { [operatorViewAddress('imprint', 'en')]: { demonstration: 'here' } },
  })
  expect(await screen.findByText('A demonstration')).toBeTruthy()
  expect(drawn.footers).toBe(1)
})

// @vitest-environment happy-dom
import { ThemeProvider } from '@mui/material/styles'
import { fireEvent, render } from '@testing-library/react'
import { teamFaces } from '@upper-bracket/shared/team/teamFace'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { theme } from '#app/theme.ts'
import { TeamFace } from './TeamFace.tsx'

const themed = {
  wrapper: ({ children }: { readonly children: ReactNode }) => (
    <ThemeProvider theme={theme()}>{children}</ThemeProvider>
  ),
}

const initialsIn = (container: HTMLElement) =>
  container.querySelector('[data-initials]')?.getAttribute('data-initials')

const teams = [
  { id: 'wolves', name: 'Polar Wolves', logo: 3 },
  { id: 'owls', name: 'Owls' },
]

test('no team has a face before one of them has a logo', () => {
  expect(
    teamFaces('cup', [
      { id: 'owls', name: 'Owls' },
      { id: 'foxes', name: 'Foxes', logo: null },
    ]).size,
  ).toBe(0)
  expect([...teamFaces('cup', teams).keys()]).toEqual(['wolves', 'owls'])
  expect(render(<TeamFace face={null} />).container.innerHTML).toBe('')
})

test('shows the logo in the fitting size, and the initials of a team without one', () => {
  const faces = teamFaces('cup', teams)
  const wolves = faces.get('wolves') ?? null
  const { container, rerender } = render(<TeamFace face={wolves} />, themed)
  const picture = () => container.querySelector('img')
  expect(picture()?.getAttribute('src')).toBe('/api/competitions/cup/pictures/teamLogo/wolves/3-small')
  expect([picture()?.alt, picture()?.getAttribute('loading'), picture()?.width]).toEqual(['', 'lazy', 20])
  rerender(<TeamFace face={wolves} size={72} />)
  expect(picture()?.getAttribute('src')).toContain('/3-large')
  rerender(<TeamFace face={faces.get('owls') ?? null} />)
  expect([picture(), initialsIn(container)]).toEqual([null, 'O'])
})

test('a logo that cannot be loaded gives way to the initials, the next one does not', () => {
  const face = (logo: number) =>
    teamFaces('cup', [{ id: 'wolves', name: 'Polar Wolves', logo }]).get('wolves') ?? null
  const { container, rerender } = render(<TeamFace face={face(3)} />, themed)
  const broken = container.querySelector('img')
  if (broken !== null) fireEvent.error(broken)
  expect([container.querySelector('img'), initialsIn(container)]).toEqual([null, 'PW'])
  rerender(<TeamFace face={face(4)} />)
  expect(container.querySelector('img')).not.toBeNull()
})

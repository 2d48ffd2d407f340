import { expect, it } from 'vitest'
import { isOwnPhoto } from './ownPhoto.ts'
import { foreignPhotos, ownPhotos } from './testing/photos.ts'

it.each(ownPhotos('wolf', 'demo-cup'))('accepts %s', photo => {
  expect(isOwnPhoto(photo, 'wolf', 'demo-cup')).toBe(true)
})

it.each(foreignPhotos('wolf', 'demo-cup'))('refuses %s', photo => {
  expect(isOwnPhoto(photo, 'wolf', 'demo-cup')).toBe(false)
})

it('accepts a file on the viewer’s machine in a local project only', () => {
  const photo = (projectId: string) =>
    `http://127.0.0.1:5004/v0/b/${projectId}.appspot.com/o/avatars%2Fwolf?alt=media&token=1`
  expect(isOwnPhoto(photo('demo-cup'), 'wolf', 'demo-cup')).toBe(true)
  expect(isOwnPhoto(photo('cup'), 'wolf', 'cup')).toBe(false)
})

it('accepts the file of a uid with a colon', () => {
  const photo = ownPhotos('discord:42', 'demo-cup').at(-1) ?? ''
  expect(isOwnPhoto(photo, 'discord:42', 'demo-cup')).toBe(true)
  expect(isOwnPhoto(photo, 'discord', 'demo-cup')).toBe(false)
})

import { expect, it } from 'vitest'
import { foreignPhotos } from '../profile/testing/photos.ts'
import { isOwnBanner } from './bannerFile.ts'

const storage = 'https://firebasestorage.googleapis.com/v0/b'
const token = '?alt=media&token=0a1b2c3d-4e5f'
const own = `${storage}/demo-cup.appspot.com/o/banners%2Fcup${token}`

it.each<readonly [string, boolean]>([
  [own, true],
  [own.replace('appspot.com', 'firebasestorage.app'), true],
  [own.replace('%2Fcup', '%2Fother'), false],
  [own.replace('%2Fcup', '%2Fcup%2Fmore'), false],
  [own.replace('banners', 'avatars'), false],
  ['/avatars/avatar0.svg', false],
  ...foreignPhotos('cup', 'demo-cup').map(
    address => [address.replaceAll('avatars%2F', 'banners%2F'), false] as const,
  ),
])('%s is the banner of this competition: %s', (address, expected) => {
  expect(isOwnBanner(address, 'cup', 'demo-cup')).toBe(expected)
})

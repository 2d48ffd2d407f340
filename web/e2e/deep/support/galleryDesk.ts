import { defaultOverlay } from '@upper-bracket/shared/live/overlay'
import { at, bracketOf, type GalleryPage, staged } from './galleryPage.ts'

const widths = [360, 768, 1440, 1920]

/** The broadcast desk in each of its states. */
export const deskPages: Readonly<Record<string, GalleryPage>> = {
  'desk-owner': {
    ...bracketOf('eight', '/desk'),
    as: 'owner',
    widths,
    act: async (page, { eight }) => {
      // The script that names these pages runs without emulators.
      const { stored } = await import('../../../../testing/database.ts')
      const overlay = { ...defaultOverlay, view: 'scene', scene: 'score', revision: 1, createdAt: 0 }
      await stored.competition(eight.competitionId).collection('overlays').doc('scene').set(overlay)
      await page.getByRole('region', { name: /^(Сцена|Scene)$/ }).waitFor()
    },
  },
  'desk-veto-owner': {
    at: ({ veto }) => `/competitions/${veto.own.split('/')[2]}/desk`,
    as: 'owner',
    widths,
  },
  'desk-groups-owner': { ...staged('groups', '/desk'), as: 'owner', widths },
  'desk-none-owner': { ...at('open', '/desk'), as: 'owner' },
  'desk-player': { ...bracketOf('eight', '/desk'), as: 'player' },
}

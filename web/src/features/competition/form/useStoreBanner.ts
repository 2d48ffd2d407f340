import { bannerFile } from '@upper-bracket/shared/competition/bannerFile'
import { useUpdateCompetitionMutation } from '#documents/competitionSettings.ts'
import type { Upload } from '#platform/firebase/storage.ts'

/** The competition of a banner, with the revision that the user sees. */
interface Target {
  readonly competitionId: string
  readonly revision: number
}

/**
 * Returns functions that store and remove the banner of a competition: the file, and its address in the competition.
 * They throw on refusal.
 */
export function useStoreBanner() {
  const [update] = useUpdateCompetitionMutation()

  const tell = async ({ competitionId, revision }: Target, bannerURL: string | null) => {
    const changes = { bannerURL }
    const first = await update({ competitionId, revision, changes })
    if (first.error === undefined) return
    // Another change came first; a new banner conflicts with none, so the call is repeated.
    const { revision: newer } = 'facts' in first.error ? first.error.facts : {}
    if (typeof newer !== 'number') throw first.error
    const second = await update({ competitionId, revision: newer, changes })
    if (second.error !== undefined) throw second.error
  }

  return {
    store: async (target: Target, picture: Blob, upload: Upload) => {
      const { uploadFile } = await import('#platform/firebase/storage.ts')
      await tell(target, await uploadFile(bannerFile(target.competitionId), picture, upload))
    },
    /** The address is removed before the file. */
    remove: async (target: Target) => {
      await tell(target, null)
      const { removeFile } = await import('#platform/firebase/storage.ts')
      await removeFile(bannerFile(target.competitionId))
    },
  }
}

import { bannerFile } from '@upper-bracket/shared/competition/bannerFile'
import type { Upload } from '#platform/firebase/storage.ts'
import { useUpdateCompetitionMutation } from '../competitionEndpoints.ts'

/** Where a banner belongs, and the revision of the competition that the person sees. */
interface Target {
  readonly competitionId: string
  readonly revision: number
}

/** Stores and removes the banner of a competition: the file, and its address in the competition. Throws on refusal. */
export function useStoreBanner() {
  const [update] = useUpdateCompetitionMutation()

  const tell = async ({ competitionId, revision }: Target, bannerURL: string | null) => {
    const changes = { bannerURL }
    const first = await update({ competitionId, revision, changes })
    if (first.error === undefined) return
    // Another change has come in between; this one contradicts none.
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
    /** First the address, then the file. */
    remove: async (target: Target) => {
      await tell(target, null)
      const { removeFile } = await import('#platform/firebase/storage.ts')
      await removeFile(bannerFile(target.competitionId))
    },
  }
}

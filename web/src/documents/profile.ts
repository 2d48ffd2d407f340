import { skipToken } from '@reduxjs/toolkit/query/react'
import { type Profile, withProfileDefaults } from '@upper-bracket/shared/profile/profile'
import { api } from '#platform/api/api.ts'
import { attempt } from '#platform/errors/attempt.ts'
import { documentStream } from '#platform/streams/documentStreams.ts'
import type { Live } from '#platform/streams/streamMachine.ts'
import { useUid } from './sessionSlice.ts'

/** The fields to change, also within a game; others stay unchanged. */
export type ProfileChanges = Partial<Omit<Profile, 'dota' | 'cs'>> & {
  readonly dota?: Partial<Profile['dota']>
  readonly cs?: Partial<Profile['cs']>
}

const profilePath = (uid: string) => `profiles/${uid}`

const profileApi = api.injectEndpoints({
  endpoints: build => ({
    /** Null until the profile of a new account has been created. */
    profile: build.query<Live<Profile | null>, string>({
      ...documentStream(profilePath, withProfileDefaults),
    }),
    changeProfile: build.mutation<null, { uid: string; changes: ProfileChanges }>({
      queryFn: ({ uid, changes }) =>
        attempt(async () => {
          const { mergeDocument } = await import('#platform/firebase/firestore.ts')
          await mergeDocument(profilePath(uid), changes)
          return null
        }),
    }),
  }),
})

export const { useChangeProfileMutation } = profileApi

/** Follows the profile of the signed-in user. */
export function useOwnProfile() {
  return profileApi.useProfileQuery(useUid() ?? skipToken)
}

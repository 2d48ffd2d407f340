import type { JoiningProfile } from '@upper-bracket/shared/competition/admitPlayer'
import type { Profile } from '@upper-bracket/shared/profile/profile'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useEmailVerified } from '#documents/emailVerified.ts'
import { useOwnProfile } from '#documents/profile.ts'
import { useUid } from '#documents/sessionSlice.ts'

/** Follows what joining looks at in the viewer's account; null until it is known. */
export function useNewcomer({ options }: CompetitionDocument): (Profile & JoiningProfile) | null {
  const uid = useUid()
  const profile = useOwnProfile().currentData?.value
  const verified = useEmailVerified(options.emailRequired ? uid : null)
  if (!profile || verified.isLoading) return null
  // Without an answer, the functions decide.
  return { ...profile, emailVerified: verified.data ?? true }
}

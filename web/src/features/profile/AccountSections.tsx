import type { Profile } from '@upper-bracket/shared/profile/profile'
import { Notifications } from './Notifications.tsx'
import { OwnData } from './OwnData.tsx'
import { useOwnAccountQuery } from './profileEndpoints.ts'
import { useWaysIn } from './useWaysIn.ts'
import { WaysIn } from './WaysIn.tsx'

interface AccountSectionsProps {
  readonly uid: string
  readonly profile: Profile
  readonly onDelete: () => void
}

/** What belongs to the account rather than to the person: each takes effect at once. */
export function AccountSections({ uid, profile, onDelete }: AccountSectionsProps) {
  const account = useOwnAccountQuery(uid)
  const ways = useWaysIn(profile, account)
  return (
    <>
      <WaysIn account={account} ways={ways} />
      <Notifications uid={uid} profile={profile} email={account.data?.email} />
      <OwnData ways={{ present: ways.present, email: account.data?.email ?? null }} onDelete={onDelete} />
    </>
  )
}

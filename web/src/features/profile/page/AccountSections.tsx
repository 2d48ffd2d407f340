import type { Profile } from '@upper-bracket/shared/profile/profile'
import { Notifications } from '../notifications/Notifications.tsx'
import { OrganizerSection } from '../organizer/OrganizerSection.tsx'
import { OwnData } from '../own-data/OwnData.tsx'
import { useOwnAccountQuery } from '../profileEndpoints.ts'
import { SignInMethods } from '../sign-in-methods/SignInMethods.tsx'
import { useSignInMethods } from '../sign-in-methods/useSignInMethods.ts'

interface AccountSectionsProps {
  readonly uid: string
  readonly profile: Profile
  readonly onDelete: () => void
}

/** The sections about the account; changes take effect at once. */
export default function AccountSections({ uid, profile, onDelete }: AccountSectionsProps) {
  const account = useOwnAccountQuery(uid)
  const methods = useSignInMethods(profile, account)
  return (
    <>
      <SignInMethods account={account} methods={methods} />
      <Notifications uid={uid} profile={profile} account={account.data} />
      <OrganizerSection uid={uid} />
      <OwnData
        methods={{ current: methods.current, email: account.data?.email ?? null }}
        onDelete={onDelete}
      />
    </>
  )
}

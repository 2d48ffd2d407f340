import AlternateEmailOutlined from '@mui/icons-material/AlternateEmailOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import {
  type OptionalMethod,
  optionalMethods,
  type SignInMethod,
  signInMethods,
} from '@upper-bracket/shared/account/account'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOfferedMethods } from '#documents/useOfferedMethods.ts'
import { BrandMark } from '#ui/brand/BrandMark.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { lazyDialog } from '#ui/lazyDialog.tsx'
import { OpenWindowNotice } from '#ui/OpenWindowNotice.tsx'
import { PlainList } from '#ui/PlainList.tsx'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { ConnectionRow } from '../ConnectionRow.tsx'
import { ProfileSection } from '../ProfileSection.tsx'
import { EmailState } from './EmailState.tsx'
import type { OwnAccountState, useSignInMethods } from './useSignInMethods.ts'

const LinkPasswordDialog = lazyDialog(() => import('./LinkPasswordDialog.tsx'))

interface SignInMethodsProps {
  readonly account: OwnAccountState
  readonly methods: ReturnType<typeof useSignInMethods>
}

/** The sign-in methods: each can be linked, and unlinked as long as another one remains. Only what is linked or known to be set up is shown. */
export function SignInMethods({ account, methods }: SignInMethodsProps) {
  const { t } = useTranslation(['profile', 'common'])
  const { current, waiting, link, cancel, unlink } = methods
  const offered = useOfferedMethods()
  const [asking, setAsking] = useState<SignInMethod | null>(null)
  const [addingPassword, setAddingPassword] = useState(false)

  const isOptional = (method: SignInMethod): method is OptionalMethod =>
    optionalMethods.some(each => each === method)
  const shown = signInMethods.filter(
    method => current.has(method) || !isOptional(method) || offered?.includes(method) === true,
  )
  const state = (method: SignInMethod) => {
    if (account.data === undefined) return t('common:loading')
    if (method === 'password') {
      return current.has(method) ? (
        <EmailState account={account.data} onChanged={account.refetch} />
      ) : (
        t('notLinkedPassword')
      )
    }
    return current.has(method) ? t('methodLinked') : t('methodNotLinked')
  }

  return (
    <ProfileSection id="signInMethods" title={t('signInMethods')} hint={t('signInMethodsHint')}>
      {account.error !== undefined && <LoadFailure error={account.error} onRetry={account.refetch} />}
      <PlainList>
        {shown.map(method => (
          <ConnectionRow
            key={method}
            mark={
              method === 'password' ? (
                <AlternateEmailOutlined sx={{ fontSize: 22 }} />
              ) : (
                <BrandMark brand={method} size={22} />
              )
            }
            name={t(`method_${method}`)}
            state={state(method)}
            connected={current.has(method)}
          >
            {current.has(method) && current.size > 1 && (
              <Button
                size="small"
                color="inherit"
                aria-label={t('unlinkMethod', { method: t(`method_${method}`) })}
                onClick={() => setAsking(method)}
              >
                {t('unlink')}
              </Button>
            )}
            {current.has(method) && current.size === 1 && (
              <Typography variant="body2" color="textSecondary">
                {t('onlyMethod')}
              </Typography>
            )}
            {account.data !== undefined && !current.has(method) && (
              <Button
                size="small"
                variant="outlined"
                color="inherit"
                loading={waiting === method}
                aria-label={t('linkMethod', { method: t(`method_${method}`) })}
                onClick={() => (method === 'password' ? setAddingPassword(true) : link(method))}
              >
                {t('link')}
              </Button>
            )}
          </ConnectionRow>
        ))}
      </PlainList>
      <Box role="status" sx={{ '&:empty': { position: 'absolute' } }}>
        {waiting !== null && (
          <OpenWindowNotice text={t('windowOpen', { method: t(`method_${waiting}`) })} onCancel={cancel} />
        )}
      </Box>
      {asking !== null && (
        <ConfirmDialog
          open
          title={t('unlinkTitle', { method: t(`method_${asking}`) })}
          confirmLabel={t('unlink')}
          dangerous
          onCancel={() => setAsking(null)}
          onConfirm={() => {
            setAsking(null)
            void unlink(asking)
          }}
        >
          {t('unlinkText')}
        </ConfirmDialog>
      )}
      {addingPassword && account.data !== undefined && (
        <Suspense fallback={null}>
          <LinkPasswordDialog
            email={account.data.email}
            onClose={() => setAddingPassword(false)}
            onLinked={account.refetch}
          />
        </Suspense>
      )}
    </ProfileSection>
  )
}

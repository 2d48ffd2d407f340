import AlternateEmailOutlined from '@mui/icons-material/AlternateEmailOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type WayIn, waysIn } from '@upper-bracket/shared/account/account'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BrandMark } from '#ui/brand/BrandMark.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { ConnectionRow } from '../ConnectionRow.tsx'
import { ProfileSection } from '../ProfileSection.tsx'
import { EmailState } from './EmailState.tsx'
import type { OwnAccountState, useSignInMethods } from './useSignInMethods.ts'

const LinkPasswordDialog = lazy(() => import('./LinkPasswordDialog.tsx'))

interface SignInMethodsProps {
  readonly account: OwnAccountState
  readonly ways: ReturnType<typeof useSignInMethods>
}

/** What one signs in with: each way can be linked, and unlinked as long as another one is left. */
export function SignInMethods({ account, ways }: SignInMethodsProps) {
  const { t } = useTranslation(['profile', 'common'])
  const { present, waiting, link, cancel, unlink } = ways
  const [asking, setAsking] = useState<WayIn | null>(null)
  const [addingPassword, setAddingPassword] = useState(false)

  const state = (way: WayIn) => {
    if (account.data === undefined) return t('common:loading')
    if (way === 'password') {
      return present.has(way) ? (
        <EmailState account={account.data} onChanged={account.refetch} />
      ) : (
        t('notLinkedPassword')
      )
    }
    return present.has(way) ? t('wayLinked') : t('wayNotLinked')
  }

  return (
    <ProfileSection id="ways" title={t('ways')} hint={t('waysHint')}>
      {account.error !== undefined && <LoadFailure error={account.error} onRetry={account.refetch} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {waysIn.map(way => (
          <ConnectionRow
            key={way}
            mark={
              way === 'password' ? (
                <AlternateEmailOutlined sx={{ fontSize: 22 }} />
              ) : (
                <BrandMark brand={way} size={22} />
              )
            }
            name={t(`way_${way}`)}
            state={state(way)}
            connected={present.has(way)}
          >
            {present.has(way) && present.size > 1 && (
              <Button
                size="small"
                color="inherit"
                aria-label={t('unlinkWay', { way: t(`way_${way}`) })}
                onClick={() => setAsking(way)}
              >
                {t('unlink')}
              </Button>
            )}
            {present.has(way) && present.size === 1 && (
              <Typography variant="body2" color="textSecondary">
                {t('onlyWay')}
              </Typography>
            )}
            {account.data !== undefined && !present.has(way) && (
              <Button
                size="small"
                variant="outlined"
                color="inherit"
                loading={waiting === way}
                aria-label={t('linkWay', { way: t(`way_${way}`) })}
                onClick={() => (way === 'password' ? setAddingPassword(true) : link(way))}
              >
                {t('link')}
              </Button>
            )}
          </ConnectionRow>
        ))}
      </Box>
      <Box role="status" sx={{ '&:empty': { position: 'absolute' } }}>
        {waiting !== null && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Typography variant="body2" color="textSecondary" sx={{ flexGrow: 1 }}>
              {t('windowOpen', { way: t(`way_${waiting}`) })}
            </Typography>
            <Button size="small" color="inherit" onClick={cancel}>
              {t('common:cancel')}
            </Button>
          </Box>
        )}
      </Box>
      {asking !== null && (
        <ConfirmDialog
          open
          title={t('unlinkTitle', { way: t(`way_${asking}`) })}
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

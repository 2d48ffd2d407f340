import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useBeforeUnload, useBlocker } from 'react-router'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'

/** Asks before unsaved changes are left behind, whether by a link of ours or by closing the page. */
export function UnsavedGuard({ active }: { active: boolean }) {
  const { t } = useTranslation()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => active && currentLocation.pathname !== nextLocation.pathname,
  )
  useBeforeUnload(useCallback(event => active && event.preventDefault(), [active]))

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('leaveTitle')}
      confirmLabel={t('leave')}
      cancelLabel={t('stay')}
      dangerous
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {t('leaveText')}
    </ConfirmDialog>
  )
}

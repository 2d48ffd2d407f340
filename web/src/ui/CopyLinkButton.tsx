import LinkOutlined from '@mui/icons-material/LinkOutlined'
import Button, { type ButtonProps } from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useShowError, useShowSuccess } from '#platform/toasts/useToast.ts'

/** Copies the absolute address of a page. */
export function CopyLinkButton({
  href,
  label,
  ...button
}: { href: string; label?: string } & Pick<ButtonProps, 'variant' | 'size'>) {
  const { t } = useTranslation('competition')
  const showSuccess = useShowSuccess()
  const showError = useShowError()
  const copy = () =>
    navigator.clipboard.writeText(new URL(href, location.origin).href).then(
      () => showSuccess(t('linkCopied')),
      () => showError(t('linkNotCopied')),
    )
  return (
    <Button color="inherit" {...button} startIcon={<LinkOutlined />} onClick={() => void copy()}>
      {label ?? t('copyLink')}
    </Button>
  )
}

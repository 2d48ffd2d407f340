import LinkOutlined from '@mui/icons-material/LinkOutlined'
import Button, { type ButtonProps } from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useCopy } from './useCopy.ts'

/** Copies the absolute address of a page. */
export function CopyLinkButton({
  href,
  label,
  ...button
}: { href: string; label?: string } & Pick<ButtonProps, 'variant' | 'size'>) {
  const { t } = useTranslation('competition')
  const copied = useCopy()
  const copy = () => copied(new URL(href, location.origin).href, t('linkCopied'), t('linkNotCopied'))
  return (
    <Button color="inherit" {...button} startIcon={<LinkOutlined />} onClick={() => void copy()}>
      {label ?? t('copyLink')}
    </Button>
  )
}

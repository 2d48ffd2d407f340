import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { InvitationMessage } from './InvitationMessage.tsx'

/** Shown for a link whose target does not exist, with a way on. */
export function DeadLink({ title, text }: { readonly title: string; readonly text: string }) {
  const { t } = useTranslation()
  return (
    <InvitationMessage title={title} text={text}>
      <Button
        component={Link}
        to={hrefs.home()}
        variant="contained"
        size="large"
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('toHome')}
      </Button>
    </InvitationMessage>
  )
}

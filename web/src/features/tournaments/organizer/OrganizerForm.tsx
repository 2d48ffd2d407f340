import Button from '@mui/material/Button'
import { type OrganizerPage, organizerPageFields } from '@upper-bracket/shared/organizerPage/organizerPage'
import { organizerPageLimits } from '@upper-bracket/shared/organizerPage/organizerPageLimits'
import { useTranslation } from 'react-i18next'
import { useSaveOrganizerPageMutation } from '#documents/organizerPages.ts'
import type { AppError } from '#platform/errors/appError.ts'
import { useErrorSentence } from '#platform/errors/errorSentence.ts'
import { useShowSuccess } from '#platform/toasts/useToast.ts'
import { Form } from '#ui/form/Form.tsx'
import { FormField } from '#ui/form/FormField.tsx'
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx'
import { type ReadDraft, useForm } from '#ui/form/useForm.ts'

const fields = ['address', 'name', 'description', 'links'] as const
type Field = (typeof fields)[number]
type Draft = Readonly<Record<Field, string>>
/** True: the field has been filled in wrongly. A sentence says why the functions refused it. */
type Problems = Partial<Record<Field, true | string>>
type Fields = Pick<OrganizerPage, Field>

const { addressMin, addressMax, nameMin, nameMax, addresses: addressesMax, links } = organizerPageLimits
const problemFacts = {
  address: { min: addressMin, max: addressMax },
  name: { min: nameMin, max: nameMax },
  description: {},
  links: { max: links },
}

/** Where people write their page. */
export default function OrganizerForm({ page }: { readonly page: OrganizerPage | null }) {
  const { t } = useTranslation('organizers')
  const { t: common } = useTranslation()
  const [save] = useSaveOrganizerPageMutation()
  const showSuccess = useShowSuccess()
  const errorSentence = useErrorSentence()
  const revision = page?.revision ?? 0
  const { draft, problems, busy, dirty, field, reset, submit } = useForm<Draft, Problems, Fields>({
    stored: draftOf(page),
    read,
    send: async value => {
      const answer = await save({ ...value, links: [...value.links], revision })
      if (answer.error) return answer
      reset()
      showSuccess(t(page === null ? 'created' : 'saved'))
      return {}
    },
    problemsOf: error => {
      const { addresses } = error.facts
      if (typeof addresses === 'string') return { address: t('addressesHeld', { addresses }) }
      return isOfAddress(error) ? { address: errorSentence(error) } : {}
    },
  })
  const bind = (name: Field) => ({
    ...field(name),
    name,
    error: problems[name] === true ? t(`problem_${name}`, problemFacts[name]) : problems[name],
  })
  return (
    <Form
      onSubmit={submit}
      busy={busy}
      label={t('title')}
      sx={{ display: 'grid', gap: 2.5, maxWidth: 720, justifyItems: 'start' }}
    >
      <FormField
        {...bind('address')}
        label={t('address')}
        hint={[
          `${location.host}/organizers/${draft.address || '…'}.`,
          t('addressHint', { max: addressesMax }),
          page && t('addressesHeld', { addresses: page.addresses.join(', ') }),
        ]
          .filter(each => each !== null)
          .join(' ')}
        required
        autoComplete="off"
        inputProps={{ autoCapitalize: 'none', spellCheck: false }}
      />
      <FormField
        {...bind('name')}
        label={t('name')}
        hint={t('nameHint')}
        required
        autoComplete="organization"
      />
      <FormField
        {...bind('description')}
        label={t('description')}
        hint={t('descriptionHint')}
        multiline
        minRows={4}
      />
      <FormField
        {...bind('links')}
        label={t('linksLabel')}
        hint={t('linksHint', { max: links })}
        multiline
        minRows={2}
      />
      <Button type="submit" variant="contained" loading={busy} disabled={page !== null && !dirty}>
        {page === null ? t('create') : common('save')}
      </Button>
      <UnsavedGuard active={dirty} />
    </Form>
  )
}

function draftOf(page: OrganizerPage | null): Draft {
  const { address = '', name = '', description = '', links = [] } = page ?? {}
  return { address, name, description, links: links.join('\n') }
}

function read({ address, links, ...texts }: Draft): ReadDraft<Fields, Problems> {
  const lines = links.split('\n').filter(line => line.trim() !== '')
  const written = { ...texts, address: address.trim().toLowerCase(), links: lines }
  const problems = Object.fromEntries(
    fields
      .filter(name => !organizerPageFields[name].safeParse(written[name]).success)
      .map(name => [name, true as const]),
  )
  if (Object.keys(problems).length > 0) return { ok: false, problems }
  return {
    ok: true,
    value: {
      address: written.address,
      name: organizerPageFields.name.parse(written.name),
      description: organizerPageFields.description.parse(written.description),
      links: organizerPageFields.links.parse(lines),
    },
  }
}

function isOfAddress({ code }: AppError): boolean {
  return code === 'address-taken' || code === 'address-reserved'
}

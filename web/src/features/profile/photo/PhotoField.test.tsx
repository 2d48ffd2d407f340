// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '#testing/renderPage.tsx'
import { PhotoField } from './PhotoField.tsx'

const gif = { name: 'me.gif', type: 'image/gif', content: 'GIF89a' }
const page = { name: 'me.html', type: 'text/html', content: '<p>' }
const empty = { name: 'me.jpg', type: 'image/jpeg', content: '' }

test.each([
  ['ru', gif, 'Подойдёт JPEG, PNG или WebP. Выберите другой файл'],
  ['en', gif, 'Use a JPEG, PNG or WebP file'],
  ['ru', page, 'Подойдёт JPEG, PNG или WebP. Выберите другой файл'],
  ['en', page, 'Use a JPEG, PNG or WebP file'],
  ['ru', empty, 'Этот файл не открывается как картинка. Выберите другой'],
  ['en', empty, 'This file cannot be opened as a picture. Choose another one'],
] as const)(
  'a file that cannot be a photo is refused in words (%s, %o)',
  async (language, file, sentence) => {
    const { container } = await renderPage({
      language,
      Page: () => <PhotoField uid="wolf" name="Wolf" photoURL={null} />,
    })
    const input = container.querySelector('input[type=file]') as HTMLInputElement
    fireEvent.change(input, { target: { files: [new File([file.content], file.name, { type: file.type })] } })
    expect((await screen.findByText(sentence)).closest('[role=alert]')).not.toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

import { configure } from '@testing-library/dom'

// Texts and dialogs are loaded when they are needed: on a busy machine that takes many seconds.
configure({ asyncUtilTimeout: 30_000 })

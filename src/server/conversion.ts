/** What a thread for long texts runs, see threads/threads.ts. */
export { perform as default } from './threads/tasks'

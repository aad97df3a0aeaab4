export const deleteWords = {
  question: 'Are you sure you want to delete this user?',
  success: 'User deleted',
  failure: 'Failed to delete user',
}

const failure = 'Failed to save user'
export const createWords = { success: 'User created successfully', failure }
export const editWords = { success: 'User updated successfully', failure }

export const deleteWords = {
  question: 'Are you sure you want to delete this category?',
  success: 'Category deleted',
  failure: 'Failed to delete category',
}

const failure = 'Failed to save category'
export const createWords = { success: 'Category created successfully', failure }
export const editWords = { success: 'Category updated successfully', failure }

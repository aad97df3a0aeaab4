import { Category, CategoryInput, CategoryUpdate } from '../entities/category'
import { listQuery } from '../list-query'
import { ById, type ContractRow, list, Message, one, saved } from './parts'

export const categories = {
  'GET /api/categories': {
    access: 'public',
    summary: 'List all categories by name',
    cacheable: true,
    reply: list('categories', Category.pick({ id: true, name: true, slug: true })),
  },
  'GET /api/categories/manage': {
    access: ['list', 'categories'],
    summary: 'List categories',
    query: listQuery(['name', 'slug', 'created_at', 'id']),
    reply: list('categories', Category),
  },
  'GET /api/categories/:id': {
    access: ['show', 'categories'],
    summary: 'Get a category',
    params: ById,
    reply: one('category', Category),
  },
  'POST /api/categories': {
    access: ['create', 'categories'],
    summary: 'Create a category',
    body: CategoryInput,
    status: 201,
    reply: saved('category', Category),
  },
  'PUT /api/categories/:id': {
    access: ['edit', 'categories'],
    summary: 'Save a category',
    params: ById,
    body: CategoryUpdate,
    reply: saved('category', Category),
  },
  'DELETE /api/categories/:id': {
    access: ['delete', 'categories'],
    summary: 'Delete a category; its articles remain',
    params: ById,
    reply: Message,
  },
} as const satisfies Record<string, ContractRow>

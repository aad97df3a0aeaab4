DROP INDEX "articles_views";

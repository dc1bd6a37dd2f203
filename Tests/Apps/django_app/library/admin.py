from django.contrib import admin

from .models import Author, Book, Chapter, Publisher, Review, Tag


class Chapters(admin.TabularInline):
    model = Chapter
    extra = 1


class Reviews(admin.StackedInline):
    model = Review
    extra = 0


@admin.register(Book)
class BookAdmin(admin.ModelAdmin):
    inlines = [Chapters, Reviews]
    prepopulated_fields = {"slug": ["title"]}
    autocomplete_fields = ["author"]
    filter_horizontal = ["tags"]
    list_display = ["title", "price", "pages", "shelf", "in_print"]
    list_editable = ["price", "pages", "shelf"]
    list_filter = ["in_print"]
    list_per_page = 421
    search_fields = ["title"]


@admin.register(Author)
class AuthorAdmin(admin.ModelAdmin):
    search_fields = ["name"]


admin.site.register([Publisher, Tag])

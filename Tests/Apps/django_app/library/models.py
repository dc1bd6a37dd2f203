from django.db import models


class Publisher(models.Model):
    name = models.CharField(max_length=80)
    city = models.CharField(max_length=80)

    def __str__(self):
        return self.name


class Author(models.Model):
    name = models.CharField(max_length=80)
    email = models.EmailField(blank=True)
    born = models.DateField(null=True, blank=True)

    def __str__(self):
        return self.name


class Tag(models.Model):
    name = models.CharField(max_length=40)

    def __str__(self):
        return self.name


class Book(models.Model):
    title = models.CharField(max_length=120)
    slug = models.SlugField(max_length=120)
    author = models.ForeignKey(Author, models.CASCADE)
    publisher = models.ForeignKey(Publisher, models.CASCADE, null=True, blank=True)
    tags = models.ManyToManyField(Tag, blank=True)
    price = models.DecimalField(max_digits=7, decimal_places=2, default=10)
    pages = models.PositiveIntegerField(default=100)
    shelf = models.CharField(max_length=100, blank=True)
    summary = models.TextField(blank=True)
    in_print = models.BooleanField(default=True)

    class Meta:
        ordering = ["id"]

    def __str__(self):
        return self.title


class Chapter(models.Model):
    book = models.ForeignKey(Book, models.CASCADE)
    title = models.CharField(max_length=80)
    pages = models.PositiveIntegerField()


class Review(models.Model):
    book = models.ForeignKey(Book, models.CASCADE)
    reader = models.CharField(max_length=80)
    stars = models.PositiveIntegerField()
    text = models.TextField(blank=True)
